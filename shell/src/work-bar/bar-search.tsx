import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@portal/kit/ui/icon-button';
import { useLocation, useSession } from '@portal/runtime';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { returnFocus } from '../modal/focus-memory';
import { FindingList } from '../quick-search/finding-list';
import { SearchIcon } from '../quick-search/search-icon';
import { SearchKeys } from '../quick-search/search-keys';
import { searchLabel } from '../quick-search/search-label';
import { useOpenSearch } from '../quick-search/search-place';
import { useQuickSearch } from '../quick-search/use-quick-search';
import { BarField, Place, ResultPanel } from './bar-search-look';
import { useFieldKey } from './use-field-key';

/** Quick search in the work bar. On a phone only a button that opens it as a dialog. */
export function BarSearch() {
  const openSearch = useOpenSearch();

  return (
    <>
      <IconButton
        label="Buscar personas, ofertas y pantallas"
        onClick={openSearch}
        width="44px"
        height="44px"
        color="staff.text"
        borderRadius="0"
        borderInlineStartWidth="1px"
        borderColor="staff.raised"
        _hover={{ bg: 'staff.raised' }}
        _focusVisible={{ outlineColor: 'white', outlineOffset: '-2px' }}
        md={{ display: 'none' }}
      >
        <SearchIcon />
      </IconButton>
      <SearchBox />
    </>
  );
}

function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { field, list, standing, count, typed, type } = useQuickSearch(input, {
    showsAll: false,
  });
  const [isLeft, setLeft] = useState(false);
  const isOpen = typed.trim() !== '' && !isLeft;
  const choice = useChoice(() => {
    type('');
    input.current?.blur();
  });
  useFieldKey(input);

  function leaveByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape') return;
    if (typed === '') returnFocus(currentTarget);
    type('');
  }

  const noteLeaving = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setLeft(!currentTarget.contains(relatedTarget));

  return (
    <Place role="search" aria-label="Trabajo" onKeyDown={leaveByKey} onBlur={noteLeaving}>
      <SearchIcon />
      <BarField
        {...field}
        aria-label={searchLabel(useSession())}
        aria-keyshortcuts="Control+K"
        aria-expanded={isOpen && count > 0}
        placeholder="Buscar"
        onFocus={() => {
          setLeft(false);
          choice.forget();
        }}
        onChange={({ target }) => {
          choice.forget();
          type(target.value);
        }}
      />
      <kbd aria-hidden>Ctrl K</kbd>
      <ResultPanel hidden={!isOpen}>
        <chakra.p role="status" paddingInline="2" color="ink.muted" fontSize="0.8125rem">
          {isOpen && standing}
        </chakra.p>
        <chakra.div overflowY="auto">
          <FindingList {...list} onChoose={choice.note} />
        </chakra.div>
        <SearchKeys />
      </ResultPanel>
    </Place>
  );
}

/**
 * Calls `onOpened` after the chosen result has opened. An unsaved form may prevent that, and a new
 * search cancels it.
 */
function useChoice(onOpened: () => void) {
  const { key } = useLocation();
  const chosenAt = useRef<string>(undefined);
  const tell = useEffectEvent(onOpened);

  useEffect(() => {
    if ((chosenAt.current ?? key) !== key) tell();
    chosenAt.current = undefined;
  }, [key]);
  return {
    note: () => (chosenAt.current = key),
    forget: () => (chosenAt.current = undefined),
  };
}
