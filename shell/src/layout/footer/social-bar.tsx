import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { barAtEnd } from './phone-bar';
import { socialIcons } from './social-icons';

/** The smallest breakpoint of the specification (S9.15). */
const notTiny = '@media (min-width: 270px)';

// On a phone the bar is at the lower edge, in space that the footer reserves. From 768 px it is in
// the right gutter. Without such space it moves to the end of the page.
const barStyles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'social',
  mdDown: {
    insetInline: '0',
    bottom: '0',
    minHeight: 'var(--phone-bar)',
    bg: 'surface',
    borderTopWidth: '1px',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
  md: { right: '2', top: '50%', transform: 'translateY(calc(30px - 50%))' },
  ...barAtEnd({
    position: 'static',
    transform: 'none',
    bg: 'ink',
    borderWidth: '0',
    paddingBlock: '12px calc(12px + var(--phone-bar))',
  }),
};

const listStyles: SystemStyleObject = {
  display: 'grid',
  justifyContent: 'safe center',
  gap: { base: '2px', md: '2' },
  paddingBlock: '2',
  // Scrolls sideways if the icons do not fit.
  mdDown: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [notTiny]: { gap: '1.5', gridAutoColumns: '30px', gridAutoRows: '30px' },
  },
  // Reserves space for all icons while the page loads.
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '25px', md: '40px' },
  gridAutoRows: { base: '25px', md: '40px' },
  ...barAtEnd({ gridAutoFlow: 'column' }),
};

// Sizes of the bubbles (S9.15).
const bubbleStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: { base: '25px', md: '40px' },
  fontSize: { base: '13px', md: '18px' },
  mdDown: { [notTiny]: { boxSize: '30px', fontSize: '15px' } },
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'surface',
  color: 'ink',
  boxShadow: { md: 'sm' },
  transition: 'color 150ms, background-color 150ms, border-color 150ms',
  _hover: { bg: 'primary', borderColor: 'primary', color: 'white' },
};

/**
 * The company's social networks on every page (S1.03). A network without an address is left out.
 */
export function SocialBar() {
  const { social } = useCompany();

  return (
    <chakra.nav aria-label="Redes sociales" css={barStyles}>
      <chakra.ul css={listStyles}>
        {Object.entries(social).map(([network, url]) => {
          const [width, height, , , path] = socialIcons[network] ?? [];
          return (
            url && (
              <li key={network}>
                <chakra.a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={network}
                  css={bubbleStyles}
                >
                  <svg
                    height="1em"
                    viewBox={`0 0 ${width} ${height}`}
                    fill="currentColor"
                    aria-hidden
                  >
                    <path d={String(path)} />
                  </svg>
                </chakra.a>
              </li>
            )
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
}
