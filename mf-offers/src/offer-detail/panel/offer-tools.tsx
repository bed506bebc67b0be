import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { showNotice } from '@portal/runtime';
import { Printer, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { useIsAdmin } from '../../offer/use-is-admin';

// Loaded for staff only.
const ActivityButton = lazyPart(
  async () => (await import('@portal/kit/activity/activity-button')).ActivityButton,
);

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

/** Uses the device's share dialog if there is one, else the clipboard. */
async function shareOffer({ title }: Offer) {
  const url = window.location.href;
  try {
    if (canShare()) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return void showNotice({ kind: 'success', text: 'Copiamos el enlace de la oferta.' });
  } catch (error) {
    // Cancelling the share dialog is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return void showNotice({ kind: 'error', text: `No pudimos copiar el enlace: ${url}` });
  }
}

/**
 * Missing on most computers, although the types declare it. Secure pages always have the clipboard.
 */
const canShare = () => typeof Reflect.get(navigator, 'share') === 'function';
