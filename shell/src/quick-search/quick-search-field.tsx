import { chakra } from '@chakra-ui/react/styled-system';
import { TextField } from '@portal/kit/form/text-field';
import { useSession } from '@portal/runtime';
import type { RefObject } from 'react';
import { FindingList } from './finding-list';
import { SearchKeys } from './search-keys';
import { searchLabel } from './search-label';
import { useQuickSearch } from './use-quick-search';

type QuickSearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Called before a result opens. An unsaved form may still prevent that. */
  onChoose?: () => void;
};

export function QuickSearchField({ field: input, onChoose }: QuickSearchFieldProps) {
  const label = searchLabel(useSession());
  const { field, list, standing, count, type } = useQuickSearch(input, { showsAll: true });

  return (
    <>
      <TextField
        {...field}
        label={label}
        aria-expanded={count > 0}
        onChange={({ target }) => type(target.value)}
      />
      <chakra.p role="status" fontSize="0.875rem" minHeight="1.5em" marginTop="1">
        {standing}
      </chakra.p>
      <chakra.div height="min(320px, 45dvh)" overflowY="auto" marginTop="2">
        <FindingList {...list} onChoose={onChoose} />
      </chakra.div>
      <SearchKeys />
    </>
  );
}
