import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { showNotice } from '@portal/runtime';
import { Printer, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { useIsAdmin } from '../../offer/use-is-admin';

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
      columnGap="2"
      marginTop="3"
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

/** By the device's own way of sharing where it has one, else by the clipboard. */
async function shareOffer({ title }: Offer) {
  const url = window.location.href;
  try {
    if (canShare()) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return void showNotice({ kind: 'success', text: 'Copiamos el enlace de la oferta.' });
  } catch (error) {
    // Closing the device's dialog without a choice is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return void showNotice({ kind: 'error', text: `No pudimos copiar el enlace: ${url}` });
  }
}

/** Most computers cannot, whatever the types say; the clipboard is there in any secure page. */
const canShare = () => typeof Reflect.get(navigator, 'share') === 'function';
