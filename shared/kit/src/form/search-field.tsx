import { useEffect, useState, type ComponentProps } from 'react';
import { TextField } from './text-field';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onSearch: (text: string) => void;
};

/** Long enough for the next key of somebody who is typing. */
const typingPause = 200;

/** Searches when the typing pauses, so that a long list is not searched for every key. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });

  // A value that was not sent from here comes from elsewhere, such as the browser's way back.
  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setTyped(value);
  }

  useEffect(() => {
    if (typed === known.sent) return undefined;
    const timer = setTimeout(() => {
      setKnown({ value: known.value, sent: typed });
      onSearch(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, known, onSearch]);

  return (
    <TextField
      type="search"
      autoComplete="off"
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
