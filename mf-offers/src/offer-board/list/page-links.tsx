import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { writeFilter, type OfferFilter } from '../filter/offer-filter';
import { lastOf, numbersBeside } from './pages';

type PageLinksProps = {
  filter: OfferFilter;
  count: number;
  onChosen: () => void;
};

/** Links to the other pages of the list, each with its own address. */
export function PageLinks({ filter, count, onChosen }: PageLinksProps) {
  if (count < 2) return undefined;
  const page = lastOf(filter.page, count);

  const linkTo = (to: number, label: string, text: ReactNode) => (
    <PageLink
      to={{ search: writeFilter({ ...filter, page: to }).toString() }}
      aria-label={label}
      title={label}
      aria-current={to === page ? 'page' : undefined}
      onClick={onChosen}
    >
      {text}
    </PageLink>
  );

  return (
    <chakra.nav aria-label="Paginación" marginTop="6">
      <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="1">
        {page > 1 && (
          <li>{linkTo(page - 1, 'Página anterior', <ChevronLeft aria-hidden size={18} />)}</li>
        )}
        {numbersBeside(page, count).map((number, index) =>
          number === undefined ? (
            <chakra.li key={`gap ${index}`} aria-hidden alignSelf="center" paddingInline="1">
              …
            </chakra.li>
          ) : (
            <li key={number}>{linkTo(number, `Página ${number}`, number)}</li>
          ),
        )}
        {page < count && (
          <li>{linkTo(page + 1, 'Página siguiente', <ChevronRight aria-hidden size={18} />)}</li>
        )}
      </chakra.ul>
    </chakra.nav>
  );
}

const PageLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: { base: '40px', md: '44px' },
    minHeight: '44px',
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    color: 'primary',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'primary.tint' },
    '&[aria-current]': { bg: 'primary.tint', borderColor: 'primary', color: 'primary.dark' },
  },
});
