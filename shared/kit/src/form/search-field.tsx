import { useState, type ComponentProps } from 'react';
import { TextField } from './text-field';
import { useTypingPause } from './use-typing-pause';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onSearch: (text: string) => void;
};

/**
 * Searches when the typing pauses, so that a long list is not searched for every key. A compact one shows its label as
 * the placeholder.
 */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });

  // A value that was not sent from here comes from elsewhere, such as the browser's way back.
  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setTyped(value);
  }

  useTypingPause(typed, () => {
    if (typed === known.sent) return;
    setKnown({ value: known.value, sent: typed });
    onSearch(typed);
  });

  return (
    <TextField
      type="search"
      autoComplete="off"
      placeholder={field.isCompact ? field.label : undefined}
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
