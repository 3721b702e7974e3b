/** Promises, prophecies and proofs that a reflective text does not make. */
export const BANNED_PROMISES =
  /\b(guarantee\w*|cure[sd]?|heals|will heal|heal you|diagnosed with|your diagnosis|destined|destiny|fated|doomed|cursed|will meet|will find true|scientifically|proves that you|science shows|studies show|get rich|miracle\w*|manifest your|as an AI)\b/i;
