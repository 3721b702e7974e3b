/** The wheel's circles from the limb inward, as radii in the drawing's units. */
export const BANDS = {
  limb: 462,
  limbInner: 445,
  signGlyph: 415,
  signInner: 386,
  /** Where pointers start and arcs are drawn. */
  ringEdge: 381,
  /** Where a pointer turns towards its glyph. */
  pointerBend: 371,
  pointerEnd: 352,
  bodyGlyph: 326,
  degree: 281,
  retrograde: 248,
  /** The outer edge of the houses, and of the aspects where there are no houses. */
  houseOuter: 228,
  houseInner: 190,
  axisLabel: 486,
} as const;

/** Heights of glyphs and sizes of type. */
export const SIZES = {
  sign: 40,
  body: 40,
  retrograde: 20,
  degree: 25,
  house: 23,
  axis: 25,
} as const;

/** The box around the limb alone, and around the limb with the names of the angles. */
export const MARGIN = { bare: 6, named: 42 } as const;
