/**
 * A pure function that remembers its latest answers, at most `limit` of them. The sky is the same
 * everywhere, so forecasts of nearby dates need the same instants.
 */
export function remembered<Key extends string | number, Value>(
  limit: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    answers.set(key, value);
    const [oldest] = answers.keys();
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest);
    return value;
  };
}
