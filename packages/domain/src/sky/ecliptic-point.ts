/** A direction on the true ecliptic of date, in degrees. */
export interface EclipticPoint {
  longitude: number;
  latitude: number;
}
