/** The bodies whose sign adds to a section of the report; the Sun’s sign runs through all of it. */
export const PLACEMENT_BODIES = ["Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;

export type PlacementBody = (typeof PLACEMENT_BODIES)[number];
