/* Random play of Blueprints in straightforward C: the yardstick of bench/.

   The same rules and the same work as the Python kernel: list the legal choices, pick
   one at random, play it, refill, score the rounds, hand out awards and prizes.

   usage: blueprints GAMES SEATS SEED     prints: moves seconds checksum */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WOOD, RECYCLED, STONE, GLASS, COLOURS, CELLS = 6, SET_ASIDE = 6, DISCARD = 7 };

typedef struct { uint8_t colour, face; } Die;
typedef struct { int height; Die dice[6]; } Tower;

typedef struct {
    int plan, taken;
    Tower cells[CELLS];
    int awards[3], prizes;
} Seat;

typedef struct {
    int seats, round, lap, first, active, discarding, over;
    int bag[COLOURS], bag_size, demand[2];
    int pool_size;
    Die pool[10];
    int deck[24], deck_size;
    Seat seat[4];
    uint64_t luck;
} Game;

typedef struct { Die die; int place; } Choice;

static const char *DECK[24] = {
    "X1X2X3", "1X3X2X", "2X1X3X", "2X2X2X", "XXX123", "31X2XX", "32X1XX", "222XXX",
    "XX1122", "1221XX", "X122X1", "X211X2", "X212X1", "2X121X", "X2112X", "X2121X",
    "X2211X", "1X22X1", "X1X212", "X2X211", "1X1X22", "1X2X12", "2X1X21", "21X1X2"};
static int PLANS[24][CELLS];
static const int POOL[5] = {0, 0, 8, 9, 7};
static const int RECYCLED_POINTS[7] = {0, 2, 5, 10, 15, 20, 30};
static const int STONE_POINTS[6] = {2, 3, 5, 8, 8, 8};

static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
static int below(uint64_t *state, int bound) { return (int)(((next(state) >> 32) * (uint64_t)bound) >> 32); }

static int fits(const Game *g, const Seat *s, Die die, int cell) {
    if (PLANS[s->plan][cell] == 0) return 0;
    const Tower *t = &s->cells[cell];
    return t->height == 0 || t->dice[t->height - 1].face >= die.face;
}

static int choices(const Game *g, Choice *out) {
    int n = 0;
    const Seat *s = &g->seat[g->active];
    for (int p = 0; p < g->pool_size; p++) {
        Die die = g->pool[p];
        if (p && die.colour == g->pool[p - 1].colour && die.face == g->pool[p - 1].face) continue;
        if (g->discarding) { out[n++] = (Choice){die, DISCARD}; continue; }
        int any = 0;
        for (int c = 0; c < CELLS; c++)
            if (fits(g, s, die, c)) { out[n++] = (Choice){die, c}; any = 1; }
        if (!any) out[n++] = (Choice){die, SET_ASIDE};
    }
    return n;
}

static void roll(Game *g) {
    int rest = below(&g->luck, g->bag_size), colour = 0;
    while (rest >= g->bag[colour]) rest -= g->bag[colour++];
    g->bag[colour]--;
    g->bag_size--;
    Die die = {(uint8_t)colour, (uint8_t)(below(&g->luck, 6) + 1)};
    int p = g->pool_size++;
    while (p > 0 && (g->pool[p - 1].colour > die.colour ||
                     (g->pool[p - 1].colour == die.colour && g->pool[p - 1].face > die.face))) {
        g->pool[p] = g->pool[p - 1];
        p--;
    }
    g->pool[p] = die;
}

static void start_round(Game *g) {
    for (int c = 0; c < COLOURS; c++) g->bag[c] = 8;
    g->pool_size = g->lap = 0;
    g->active = g->first;
    g->demand[0] = below(&g->luck, 4);
    do g->demand[1] = below(&g->luck, 4); while (g->demand[1] == g->demand[0]);
    g->bag[g->demand[0]]--;
    g->bag[g->demand[1]]--;
    g->bag_size = 30;
    for (int s = 0; s < g->seats; s++) {
        int k = below(&g->luck, g->deck_size);
        g->seat[s].plan = g->deck[k];
        g->deck[k] = g->deck[--g->deck_size];
        for (int c = 0; c < CELLS; c++) g->seat[s].cells[c].height = 0;
    }
    for (int i = 0; i < POOL[g->seats]; i++) roll(g);
}

static int touching(const Seat *s, int cell, int level) {
    int n = 0, col = cell % 2;
    if (level > 0) n++;
    if (level + 1 < s->cells[cell].height) n++;
    if (col > 0 && s->cells[cell - 1].height > level) n++;
    if (col < 1 && s->cells[cell + 1].height > level) n++;
    if (cell >= 2 && s->cells[cell - 2].height > level) n++;
    if (cell < 4 && s->cells[cell + 2].height > level) n++;
    return n;
}

static int points(const Seat *s) {
    int total = 0, recycled = 0, kept = 1;
    for (int c = 0; c < CELLS; c++) {
        const Tower *t = &s->cells[c];
        if (t->height != PLANS[s->plan][c]) kept = 0;
        for (int level = 0; level < t->height; level++) {
            Die die = t->dice[level];
            if (die.colour == WOOD) total += 2 * touching(s, c, level);
            else if (die.colour == RECYCLED) recycled++;
            else if (die.colour == STONE) total += STONE_POINTS[level];
            else total += die.face;
        }
    }
    return total + RECYCLED_POINTS[recycled] + (kept ? 6 : 0);
}

static int count_colour(const Seat *s, int colour) {
    int n = 0;
    for (int c = 0; c < CELLS; c++)
        for (int i = 0; i < s->cells[c].height; i++) n += s->cells[c].dice[i].colour == colour;
    return n;
}

static int earned(const Seat *s) {
    int colours[4] = {0}, faces[7] = {0}, highest = 0, bits = 0, every = 1;
    for (int c = 0; c < CELLS; c++) {
        const Tower *t = &s->cells[c];
        if (t->height > highest) highest = t->height;
        for (int i = 0; i < t->height; i++) { colours[t->dice[i].colour]++; faces[t->dice[i].face]++; }
    }
    if (highest >= 5) bits |= 1;
    for (int f = 1; f <= 6; f++) { if (!faces[f]) every = 0; if (faces[f] >= 4) bits |= 4; }
    if (every) bits |= 2;
    for (int c = 0; c < 4; c++) if (colours[c] >= 5) bits |= 8;
    return bits;
}

static void end_round(Game *g) {
    int order[4], prizes[4];
    for (int s = 0; s < g->seats; s++) {
        Seat *seat = &g->seat[s];
        int late = (s - g->first + g->seats) % g->seats;
        order[s] = points(seat) * 4096 + count_colour(seat, g->demand[0]) * 256 + count_colour(seat, g->demand[1]) * 16 + late;
        prizes[s] = earned(seat);
    }
    int given = 0, medals = g->seats == 4 ? 3 : g->seats - 1;
    for (int m = 0; m < medals; m++) {
        int best = -1;
        for (int s = 0; s < g->seats; s++)
            if (!(given >> s & 1) && (best < 0 || order[s] > order[best])) best = s;
        given |= 1 << best;
        g->seat[best].awards[g->seats == 2 ? 1 : m]++;
    }
    for (int p = 0; p < 4; p++) {
        int best = -1;
        for (int s = 0; s < g->seats; s++)
            if ((prizes[s] >> p & 1) && (best < 0 || order[s] % 4096 > order[best] % 4096)) best = s;
        if (best >= 0) g->seat[best].prizes++;
    }
    g->first = 0;
    for (int s = 1; s < g->seats; s++) if (order[s] < order[g->first]) g->first = s;
    if (++g->round == 3) g->over = 1; else start_round(g);
}

static void play(Game *g, Choice choice) {
    int p = g->pool_size - 1;
    while (g->pool[p].colour != choice.die.colour || g->pool[p].face != choice.die.face) p--;
    Die die = g->pool[p];
    for (g->pool_size--; p < g->pool_size; p++) g->pool[p] = g->pool[p + 1];
    if (choice.place == DISCARD) g->discarding = 0;
    else {
        if (choice.place != SET_ASIDE) {
            Tower *t = &g->seat[g->active].cells[choice.place];
            t->dice[t->height++] = die;
        }
        if (g->seats == 2) { g->discarding = 1; return; }
    }
    g->active = (g->active + 1) % g->seats;
    if (g->active == g->first && ++g->lap == 6) { end_round(g); return; }
    for (int i = 0; i < (g->seats == 2 ? 2 : 1); i++) if (g->bag_size) roll(g);
}

static void deal(Game *g, int seats, uint64_t seed) {
    memset(g, 0, sizeof *g);
    g->seats = seats;
    g->luck = seed;
    g->deck_size = 24;
    for (int i = 0; i < 24; i++) g->deck[i] = i;
    g->first = below(&g->luck, seats);
    start_round(g);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 20000, seats = argc > 2 ? atoi(argv[2]) : 4;
    uint64_t luck = argc > 3 ? strtoull(argv[3], 0, 10) : 1;
    for (int p = 0; p < 24; p++)
        for (int c = 0; c < CELLS; c++) PLANS[p][c] = DECK[p][c] == 'X' ? 0 : DECK[p][c] - '0';
    long moves = 0, checksum = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (int n = 0; n < games; n++) {
        static Game g;
        deal(&g, seats, (uint64_t)n);
        Choice list[64];
        while (!g.over) {
            int count = choices(&g, list);
            play(&g, list[below(&luck, count)]);
            moves++;
        }
        for (int s = 0; s < seats; s++) checksum += g.seat[s].prizes;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%ld %.6f %ld\n", moves, (to.tv_sec - from.tv_sec) + 1e-9 * (to.tv_nsec - from.tv_nsec), checksum);
    return 0;
}
