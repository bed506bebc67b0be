import { useState } from 'react';

/** Returns the last defined value, so that a list keeps its rows while the next ones load. */
export function useLatest<Value>(value: Value | undefined) {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
