import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Printer, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { useIsAdmin } from '../offer/use-is-admin';
import { shareOffer } from './share-offer';

// Visitors, for whom the page is, have no use for it.
const ActivityButton = lazyPart(
  async () => (await import('@portal/kit/activity/activity-button')).ActivityButton,
);

/** What a reader can do with the page itself. */
export function OfferTools({ offer }: { offer: Offer }) {
  const isAdmin = useIsAdmin();

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      marginInline="-3"
      _print={{ display: 'none' }}
    >
      <Button variant="ghost" size="sm" onClick={() => void shareOffer(offer)}>
        <Share2 aria-hidden size={16} />
        Compartir
      </Button>
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden size={16} />
        Imprimir
      </Button>
      {isAdmin && (
        <Suspense>
          <ActivityButton name={offer.title} of={{ subject: 'offer', id: offer.id }} />
        </Suspense>
      )}
    </chakra.div>
  );
}
