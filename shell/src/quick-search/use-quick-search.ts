import { useTypingPause } from '@portal/kit/form/use-typing-pause';
import { useId, useState, type RefObject } from 'react';
import { useSettledFindings } from './use-findings';
import { useOptions } from './use-options';

type Options = {
  /** True if all pages are shown for an empty text. */
  showsAll: boolean;
};

/** A combobox of links: field, list and status text. */
export function useQuickSearch(field: RefObject<HTMLInputElement | null>, { showsAll }: Options) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useTypingPause(typed, setSearched);
  const { groups: found, isLoading, hasFailed } = useSettledFindings(searched);
  const groups = showsAll || typed.trim() !== '' ? found : [];
  const isSearching = isLoading || typed !== searched;
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const { list, current, begin } = useOptions({ field, count, isSearching });

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      begin();
    },
    field: {
      ref: field,
      type: 'search',
      role: 'combobox',
      autoComplete: 'off',
      maxLength: 100,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
      value: typed,
    },
    list: { ref: list, id, groups, current, sought: searched },
    standing: statusText({ count, isSearching, hasFailed }),
    count,
  } as const;
}

type Standing = { count: number; isSearching: boolean; hasFailed: boolean };

function statusText({ count, isSearching, hasFailed }: Standing) {
  if (isSearching) return 'Buscando...';
  if (hasFailed) return 'No pudimos buscar en todo. Inténtalo de nuevo en unos segundos.';
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
