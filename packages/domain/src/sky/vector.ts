export type Vector3 = readonly [number, number, number];

export function cross([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): Vector3 {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export function dot([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): number {
  return ax * bx + ay * by + az * bz;
}

export function length(vector: Vector3): number {
  return Math.sqrt(dot(vector, vector));
}
