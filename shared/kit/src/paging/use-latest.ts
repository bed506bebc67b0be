import { useState } from 'react';

/** The last value there was, so that a list keeps its rows while the next ones are on their way. */
export function useLatest<Value>(value: Value | undefined) {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
