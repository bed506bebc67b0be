import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { offersFeedPath } from '@portal/kit/routing/paths';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { Bell, Check, Rss } from 'lucide-react';
import { searchOf, type OfferFilter } from '../filter/offer-filter';
import { ArchesWithBell } from './arches-with-bell';
import { SavedSearchItem } from './saved-search-item';
import { newCountOf, useSavedSearches } from './use-saved-searches';

type SavedSearchesProps = { offers: readonly Offer[]; filter: OfferFilter };

/** Panel below the list: saves a search on this device, or links to its feed. */
export function SavedSearches({ offers, filter }: SavedSearchesProps) {
  const { saved, save, open, remove } = useSavedSearches(offers);
  const search = searchOf(filter);
  const isSaved = saved.some((one) => one.search === search);

  return (
    <chakra.section aria-label="Búsquedas guardadas" css={panelLook} data-screen-only="">
      <ArchesWithBell />
      <chakra.div css={textLook}>
        <chakra.p flex={{ base: '1 1 100%', md: '1 1 240px' }}>
          <strong>¿Nada para ti todavía?</strong> Guarda la búsqueda y verás aquí cuántas son
          nuevas.
        </chakra.p>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isSaved}
          onClick={() => !isSaved && void save(search)}
        >
          {isSaved ? <Check aria-hidden size={16} /> : <Bell aria-hidden size={16} />}
          <span>{isSaved ? 'Búsqueda guardada' : 'Guardar búsqueda'}</span>
        </Button>
        <ExternalLinkButton
          variant="ghost"
          size="sm"
          paddingInline="2"
          href={`${offersFeedPath}${search && `?${search}`}`}
          target={undefined}
        >
          <Rss aria-hidden size={16} />
          Canal Atom
        </ExternalLinkButton>
        {saved.length > 0 && (
          <chakra.ul flex="1 1 100%" borderTopWidth="1px">
            {saved.map((one) => (
              <SavedSearchItem
                key={one.search}
                saved={one}
                newCount={newCountOf(one, offers)}
                onOpen={() => void open(one)}
                onRemove={() => void remove(one.search)}
              />
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.section>
  );
}

const panelLook = {
  display: { md: 'flex' },
  alignItems: 'flex-start',
  columnGap: '6',
  marginTop: '4',
  paddingInline: { base: '4', md: '6' },
  paddingTop: { base: '4', md: '0' },
  bg: 'soft',
  borderRadius: 'md',
  // Visible in forced colours, which remove the background.
  borderWidth: '1px',
  borderColor: 'transparent',
  fontSize: '15px',
  lineHeight: '1.5',
} as const;

const textLook = {
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: { base: '3', md: '4' },
} as const;
