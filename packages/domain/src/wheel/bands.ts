/** The wheel's circles from the limb inward, as radii in the drawing's units. */
export const BANDS = {
  limb: 462,
  limbInner: 445,
  signGlyph: 415,
  signInner: 386,
  /** Where pointers start and arcs are drawn. */
  ringEdge: 381,
  /** Where a pointer turns toward its glyph. */
  pointerBend: 373,
  pointerEnd: 344,
  bodyGlyph: 318,
  degree: 271,
  retrograde: 233,
  /** The outer edge of the houses, and of the aspects where there are no houses. */
  houseOuter: 218,
  houseInner: 182,
  axisLabel: 492,
} as const;

/** How much of the radius the ring of a birth takes that a chart is compared with. */
export const NATAL_DEPTH = 70;

/** Heights of glyphs and sizes of type. */
export const SIZES = {
  sign: 40,
  body: 42,
  natal: 30,
  retrograde: 19,
  degree: 25,
  house: 24,
  axis: 26,
} as const;

/** The box around the limb alone, and around the limb with the names of the angles. */
export const MARGIN = { bare: 6, named: 52 } as const;
