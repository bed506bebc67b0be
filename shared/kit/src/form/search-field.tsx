import { useState, type ComponentProps } from 'react';
import { TextField } from './text-field';
import { useTypingPause } from './use-typing-pause';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onSearch: (text: string) => void;
};

/**
 * Searches when typing pauses, not at every key. A compact field shows its label as placeholder.
 */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });

  // A value from elsewhere, such as the browser's back button, replaces the typed text.
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
