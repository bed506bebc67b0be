import { chakra } from '@chakra-ui/react/styled-system';
import { SearchIcon } from '../../quick-search/search-icon';
import { useOpenSearch } from '../../quick-search/search-place';
import { menuLinkStyles, wideHeader } from './menu-link';

const QuietButton = chakra('button', { base: menuLinkStyles });

/** Only an icon in a row; the footer has the same button with text. */
export function SearchButton({ onChoose }: { onChoose: () => void }) {
  const openSearch = useOpenSearch();

  return (
    <QuietButton
      type="button"
      aria-keyshortcuts="Control+K"
      onClick={() => {
        onChoose();
        openSearch();
      }}
    >
      <SearchIcon />
      <chakra.span css={{ [wideHeader]: { srOnly: true } }}>Buscar</chakra.span>
    </QuietButton>
  );
}
