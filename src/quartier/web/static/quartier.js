// What the script adds. Without it links and forms do the same, page by page.

const FRAGMENT = "text/vnd.quartier.fragment";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 819px)");
const at = () => document.getElementById("table");
const find = (selector, from = document) => from.querySelector(selector);

// showing a fragment

let showing = Promise.resolve();
let waiting = 0;

/** Fragments are shown one after the other, so that every move is seen. */
function show(html, options = {}) {
  waiting += 1;
  showing = showing.then(() => {
    waiting -= 1;
    return apply(html, options);
  }).catch(console.error);
  return showing;
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

async function apply(html, { answer = false } = {}) {
  const old = at(), was = old.dataset;
  let next = parse(html), is = next.dataset;
  const older = is.moments === undefined && Number(is.version) < Number(was.version);
  if (older || !answer && is.stamp === was.stamp) return;
  if (!answer && was.picked && is.mine !== undefined) {
    next = await stillPicked(was.picked) ?? next;
    is = next.dataset;
  }
  const moved = is.version !== was.version;
  const seen = moved && !still.matches && !document.hidden && waiting < 4;
  const before = seen ? places() : null, gone = seen ? leaving(next) : [];
  const focused = document.activeElement?.dataset?.mark;
  const lines = new Set([...old.querySelectorAll(".log li")].map((line) => line.id));
  const sheets = Number(is.sheets) > Number(was.sheets) ? await drawnSheets(was.sheets) : null;
  morph(old, next);
  document.title = at().dataset.tab;
  hinted = null;
  refocus(focused);
  if (moved) tell([...document.querySelectorAll(".log li")].filter((line) => !lines.has(line.id)));
  if (at().dataset.refused !== undefined || find(".inspector.refusing")) refuse();
  if (sheets) openSheets(sheets, !still.matches);
  else if (seen) await Promise.all([glide(before), fall(gone)]);
}

/** The table with the picks kept, if they still go together. */
async function stillPicked(marks) {
  const response = await ask(`/fragment?pick=${encodeURIComponent(marks)}`);
  const next = response?.ok ? parse(await response.text()) : null;
  return next && next.dataset.refused === undefined ? next : null;
}

/** What the reader opened stays open, and what the browser put there stays there. */
function morph(old, next) {
  if (!window.Idiomorph) return old.replaceWith(next);
  const kept = (name, node) => name === "open" && node.matches("details")
    || name === "value" && node.matches("[data-kept]")
    || name === "hidden" && node.id === "offline" || name === "data-open"
    || name === "aria-expanded" || name === "aria-pressed" && node.id === "play";
  return Idiomorph.morph(old, next, { callbacks: { beforeAttributeUpdated: (name, node) => !kept(name, node) } });
}

function refocus(mark) {
  if (document.activeElement !== document.body || !mark) return;
  (find(`[data-mark="${CSS.escape(mark)}"]`) ?? find("#board")).focus({ preventScroll: true });
}

/** A screen reader hears the new lines of the log, oldest first; everybody sees them light up. */
function tell(lines) {
  for (const line of lines) {
    line.classList.add("new");
    line.addEventListener("animationend", () => line.classList.remove("new"), { once: true });
  }
  find("#news").textContent = lines.reverse().map(spoken).join(" ");
}

function spoken(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("svg").forEach((drawn) => drawn.remove());
  return copy.textContent.replace(/\s+/g, " ").trim();
}

// pieces glide from where they were to where they are, some by way of what they pass

const PASSING = 1200;

function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[id^=piece-]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.id, { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width });
  }
  return found;
}

async function glide(before) {
  const after = places(), gliding = [];
  for (const [id, now] of after) {
    const was = before.get(id), piece = document.getElementById(id);
    if (!was) {
      const frames = [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }];
      gliding.push(piece.animate(frames, { duration: 250, delay: 120 * gliding.length, easing: "ease-out", fill: "backwards" }));
    } else if (Math.hypot(now.x - was.x, now.y - was.y) > 2) {
      const unit = piece.parentNode.getScreenCTM?.().a ?? 1;
      const towards = ({ x, y }) => `${(x - now.x) / unit}px ${(y - now.y) / unit}px`;
      const frames = [{ translate: towards(was), scale: was.width / now.width }, { translate: "0px 0px", scale: 1 }];
      const via = passedBy(piece);
      if (via) {
        const there = { translate: towards(via), scale: 1.5 * Math.max(1, was.width / now.width) };
        frames.splice(1, 0, { ...there, offset: 0.35 }, { ...there, offset: 0.65 });
      }
      piece.closest(".panel")?.classList.add("above");
      gliding.push(piece.animate(frames, { duration: via ? PASSING : 320, delay: via ? 0 : Math.min(120 * gliding.length, 600), easing: "ease-out", fill: "backwards" }));
      piece.animate([{ filter: "drop-shadow(0 0 3px #c8402f)" }, { filter: "none" }], { duration: 1800, delay: 320 });
    }
  }
  await Promise.all(gliding.map((one) => one.finished.catch(() => {})));
  document.querySelectorAll(".panel.above").forEach((panel) => panel.classList.remove("above"));
}

/** The middle of what a piece passes on its way, if it names something that is there. */
function passedBy(piece) {
  const box = document.getElementById(piece.dataset.via ?? "")?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** What is on the board now and will not be: drawn once more, to be seen falling. */
function leaving(next) {
  const gone = [...document.querySelectorAll("[id^=piece-]")].filter((piece) => !next.querySelector(`#${CSS.escape(piece.id)}`));
  return gone.filter((piece) => !gone.includes(piece.parentNode.closest("[id^=piece-]"))).flatMap((piece) => {
    const box = piece.getBoundingClientRect(), frame = piece.getBBox();
    if (!box.width || !frame.width) return [];
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawn.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
    drawn.setAttribute("class", "fallen");
    Object.assign(drawn.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    const copy = piece.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
    drawn.append(copy);
    return drawn;
  });
}

/** At once; or when whoever passes by has arrived. */
async function fall(gone) {
  const passing = [...document.querySelectorAll("[data-via]")].some((piece) => piece.getAnimations().length);
  const first = passing ? 0.4 * PASSING : 200;
  document.body.append(...gone);
  await Promise.all(gone.map((drawn, place) => drawn.animate(
    [{ opacity: 1 }, { opacity: 1, translate: "0 6px", offset: 0.3 }, { opacity: 0, translate: "0 34px", rotate: place % 2 ? "7deg" : "-7deg" }],
    { duration: 420, delay: first + Math.min(150 * place, 600), easing: "ease-in", fill: "backwards" },
  ).finished.catch(() => {}).then(() => drawn.remove())));
}

function hurry() {
  for (const animation of find("#board").getAnimations({ subtree: true })) {
    if (animation.effect.getComputedTiming().iterations === 1) animation.finish();
  }
}

function refuse() {
  const mark = at().dataset.refused;
  find("#news").textContent = spoken(find("#inspector"));
  if (phone.matches) openDrawer("help");
  if (still.matches || !mark) return;
  for (const piece of document.querySelectorAll(`[data-mark="${CSS.escape(mark)}"]`)) {
    piece.animate([0, -5, 5, -3, 0].map((x) => ({ translate: `${x}px 0` })), { duration: 120 });
  }
}

// asking the table

async function ask(path, options = {}) {
  try {
    const response = await fetch(at().dataset.at + path, { ...options, headers: { Accept: FRAGMENT, ...options.headers } });
    offline(false);
    return response;
  } catch {
    offline(true);
    return null;
  }
}

async function pick(marks) {
  hurry();
  const response = await ask(`/fragment?pick=${encodeURIComponent(marks)}`);
  if (!response?.ok) return;
  const html = await response.text();
  await show(html, { answer: true });
  const sure = find("#confirm");
  if (sure && marks && at().dataset.confirm === "off" && !find("#warning")) sure.form.requestSubmit();
}

let picking = Promise.resolve();

/** One click after the other: what a mark leads to depends on what was picked before. */
function pickMark(mark) {
  const { version } = at().dataset;
  picking = picking.then(() => {
    const target = find(`[data-mark="${CSS.escape(mark)}"]`);
    if (target && at().dataset.version === version) return pick(new URLSearchParams(target.href.baseVal).get("pick") ?? "");
  }).catch(console.error);
}

async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const response = await ask(new URL(form.action).pathname.slice(at().dataset.at.length), { method: "POST", body });
  if (!response) return;
  if (response.ok && form.matches(".saying")) form.reset();
  if (response.headers.get("content-type")?.startsWith("text/html") && (response.ok || [409, 422].includes(response.status))) {
    const html = await response.text();
    if (parse(html)?.id === "table") return show(html, { answer: true });
  }
  location.reload();
}

// pointing shows what it would be worth

const hints = new Map();
let hinted = null, timer = 0;

function point(event) {
  const target = event.target.closest?.(".mark.live, [data-marks]");
  clearTimeout(timer);
  if (!target) {
    if (hinted !== null) find("#inspector").outerHTML = hinted;
    hinted = null;
    return;
  }
  timer = setTimeout(() => hint(target), 140);
}

async function hint(target) {
  const { version, picked } = at().dataset;
  const marks = target.dataset.marks ?? [...(picked ?? "").split(" "), target.dataset.mark].join(" ").trim();
  const key = `${version} ${marks}`;
  if (!hints.has(key)) {
    const response = await ask(`/hint?pick=${encodeURIComponent(marks)}`);
    if (!response?.ok) return;
    hints.set(key, await response.text());
  }
  if (!hints.get(key) || at().dataset.version !== version || !target.isConnected) return;
  hinted ??= find("#inspector").outerHTML;
  find("#inspector").outerHTML = hints.get(key);
}

// score sheets

/** The sheets past the first `known`; or all of them, newest first. */
async function drawnSheets(known = "") {
  const response = await ask(`/sheets?known=${known}`);
  if (!response?.ok) return null;
  const drawn = document.createElement("template");
  drawn.innerHTML = await response.text();
  return drawn.content;
}

const STEP = 0.7;

/** All at once, or played row by row; a row lights up what it comes from. */
function openSheets(sheets, play) {
  find("#sheets")?.remove();
  const holder = document.createElement("div");
  holder.id = "sheets";
  holder.append(sheets);
  document.body.append(holder);
  const sheet = find("#sheet");
  if (!sheet) return;
  const steps = [...sheet.querySelectorAll("tbody tr, .notes")];
  for (const [place, one] of steps.entries()) one.style.animationDelay = `${Math.min(STEP, 12 / steps.length) * place}s`;
  sheet.classList.toggle("played", !play);
  sheet.addEventListener("animationstart", ({ target }) => {
    light(target);
    target.scrollIntoView({ block: "nearest", behavior: "smooth" });
  });
  sheet.addEventListener("pointerover", ({ target }) => light(target.closest("tbody tr")));
  sheet.showModal();
}

function light(row) {
  if (!row) return;
  const scene = find(".scene", row.closest(".score-sheet")), keys = row.dataset.lights?.split(" ") ?? [];
  for (const part of scene?.querySelectorAll("[data-lit]") ?? []) part.classList.toggle("on", keys.includes(part.dataset.lit));
  scene?.classList.toggle("lighting", keys.length > 0);
}

// looking back

const looksBack = () => at().dataset.moments !== undefined;
let wanted = null, playing = false;

/** Of the moments asked for while one is on its way only the last is shown. */
async function lookAt(moment) {
  hurry();
  const busy = wanted !== null;
  wanted = Math.max(0, Math.min(moment, Number(at().dataset.moments)));
  if (busy) return;
  for (let shown = null; shown !== wanted;) {
    shown = wanted;
    const response = await ask(`/at/${shown}${location.search}`);
    if (!response?.ok) break;
    await show(await response.text(), { answer: true });
    history.replaceState(null, "", `${at().dataset.at}/at/${shown}${location.search}`);
  }
  wanted = null;
}

const moment = () => Number(at().dataset.version);

async function play() {
  playing = !playing;
  if (playing && moment() === Number(at().dataset.moments)) await lookAt(0);
  while (playing && moment() < Number(at().dataset.moments)) {
    find("#play").ariaPressed = "true";
    await new Promise((done) => setTimeout(done, Number(find("#speed").value)));
    if (playing) await lookAt(moment() + 1);
  }
  playing = false;
  find("#play").ariaPressed = "false";
}

const ways = {
  ArrowLeft: () => lookAt(moment() - 1),
  ArrowRight: () => lookAt(moment() + 1),
  Home: () => lookAt(0),
  End: () => lookAt(Number(at().dataset.moments)),
  " ": play,
};

// the drawer of a phone

function openDrawer(tab) {
  const rail = find("#rail");
  if (tab) rail.dataset.open = tab; else delete rail.dataset.open;
  if (tab === "chat") find("#chat-box").open = true;
  for (const button of rail.querySelectorAll("[data-tab]")) button.setAttribute("aria-expanded", button.dataset.tab === tab);
}

// the line to the table

function offline(gone) {
  const notice = find("#offline");
  if (notice) notice.hidden = !gone;
}

function listen() {
  const source = new EventSource(`${at().dataset.at}/stream`);
  source.onmessage = (event) => { offline(false); show(event.data); };
  source.onerror = () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  };
  addEventListener("pagehide", () => source.close(), { once: true });
}

addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// what is clicked, sent and typed

const acts = {
  cancel: () => pick(""),
  sheet: async () => {
    const sheets = await drawnSheets();
    if (sheets) openSheets(sheets, false);
  },
  skip: () => find("#sheet").classList.add("played"),
  play,
};

document.addEventListener("click", async (event) => {
  const target = event.target.closest("a, button");
  for (const menu of document.querySelectorAll(".menu[open], .orders[open]")) if (!menu.contains(event.target)) menu.open = false;
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { mark, act, copy, tab, themeChoice, moment: there } = target.dataset;
  if (mark !== undefined) {
    event.preventDefault();
    if (!looksBack()) pickMark(mark);
  } else if (there !== undefined) {
    event.preventDefault();
    playing = false;
    lookAt(Number(there));
  } else if (act in acts) {
    event.preventDefault();
    target.closest(".menu")?.removeAttribute("open");
    acts[act]();
  } else if (copy) {
    const field = document.getElementById(copy), said = target.textContent;
    field.select();
    await navigator.clipboard?.writeText(field.value);
    target.textContent = target.dataset.copied;
    setTimeout(() => { target.textContent = said; }, 2000);
  } else if (tab) {
    openDrawer(find("#rail").dataset.open === tab ? "" : tab);
  } else if (themeChoice) {
    event.preventDefault();
    await fetch(target.href);
    document.documentElement.dataset.theme = themeChoice;
    for (const other of target.parentNode.children) other.toggleAttribute("aria-current", other === target);
  }
});

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!at() || !form.dataset.act) return;
  event.preventDefault();
  if (form.closest(".deeds")) form.closest(".menu").open = false;
  if (form.dataset.act === "pick") pick(submitter.value);
  else send(form, submitter);
});

document.addEventListener("input", ({ target }) => {
  if (target.id !== "moment") return;
  playing = false;
  lookAt(Number(target.value));
});

document.addEventListener("change", ({ target }) => {
  if (target.id === "eyes") target.form.submit();
});

document.addEventListener("keydown", (event) => {
  if (!at() || find("dialog[open]")) return;
  const focus = document.activeElement;
  if (looksBack() && event.key in ways && !focus.closest("input, select, a, button, summary")) {
    event.preventDefault();
    if (event.key !== " ") playing = false;
    ways[event.key]();
  } else if (event.key === "Enter" && find("#confirm") && (focus === document.body || focus.closest(".mark.picked, #board:focus"))) {
    event.preventDefault();
    find("#confirm").form.requestSubmit();
  } else if (event.key === "Escape") {
    const menu = find(".menu[open]");
    if (menu) menu.open = false;
    else if (find("#rail").dataset.open && phone.matches) openDrawer("");
    else if (at().dataset.picked) pick("");
  }
});

if (at()) {
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  if (!looksBack()) listen();
}
