import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { facets, type OfferFilter } from './offer-filter';
import type { OfferFilterControls } from './use-offer-filter';

type FilterMarksProps = {
  controls: OfferFilterControls;
  /** Called when the last mark, which had the focus, is removed. */
  onEmpty: () => void;
};

/**
 * The active filters as buttons that remove them. The toolbar is one tab stop; the arrow keys move
 * within it.
 */
export function FilterMarks({ controls, onEmpty }: FilterMarksProps) {
  const marks = marksOf(controls);
  const toolbar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  function move(event: KeyboardEvent) {
    const to = targetOf(event.key, reached, marks.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons()[to]?.focus();
  }

  function remove(index: number) {
    const neighbour = buttons()[index + 1] ?? buttons()[index - 1];
    if (neighbour) neighbour.focus();
    else onEmpty();
    setReached(Math.max(0, Math.min(index, marks.length - 2)));
    marks[index]?.remove();
  }

  return (
    <chakra.div
      ref={toolbar}
      role="toolbar"
      aria-label="Filtros elegidos"
      display="flex"
      flexWrap="wrap"
      gap="2"
      minWidth="0"
      tabIndex={-1}
      onKeyDown={move}
    >
      {marks.map(({ key, text }, index) => (
        <Mark
          key={key}
          type="button"
          aria-label={`Quitar ${text}`}
          tabIndex={index === Math.min(reached, marks.length - 1) ? 0 : -1}
          onFocus={() => setReached(index)}
          onClick={() => remove(index)}
        >
          <span>{text}</span>
          <X aria-hidden size={14} />
        </Mark>
      ))}
    </chakra.div>
  );
}

function marksOf({ filter, search, toggle }: OfferFilterControls) {
  const text = filter.text.trim();
  return [
    ...(text ? [{ key: 'text', text: `«${text}»`, remove: () => search('') }] : []),
    ...facets.flatMap(({ key }) =>
      filter.chosen[key].map((value) => ({
        key: `${key} ${value}`,
        text: value,
        remove: () => toggle(key, value),
      })),
    ),
  ];
}

/** Describes a search: «react», Remoto, Chile. */
export const describeFilter = ({ text, chosen }: OfferFilter) =>
  [...(text.trim() ? [`«${text.trim()}»`] : []), ...facets.flatMap(({ key }) => chosen[key])].join(
    ', ',
  ) || 'Todas las ofertas';

function targetOf(key: string, from: number, count: number) {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const Mark = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: '100%',
    minHeight: '32px',
    paddingInline: '12px 10px',
    paddingBlock: '1',
    bg: 'primary.tint',
    color: 'primary.dark',
    borderWidth: '1px',
    borderColor: 'primary.line',
    borderRadius: '16px',
    fontSize: '14px',
    fontWeight: '600',
    lineHeight: '1.3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'primary' },
    '& svg': { flexShrink: '0' },
  },
});
