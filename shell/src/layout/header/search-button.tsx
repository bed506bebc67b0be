import { chakra } from '@chakra-ui/react/styled-system';
import { useOpenSearch } from '../../quick-search/search-place';
import { menuLinkStyles, wideHeader } from './menu-link';

const QuietButton = chakra('button', { base: menuLinkStyles });

/** In a row only an icon; the footer has the same with words. */
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
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0M16 16l5 5" />
      </svg>
      <chakra.span css={{ [wideHeader]: { srOnly: true } }}>Buscar</chakra.span>
    </QuietButton>
  );
}
