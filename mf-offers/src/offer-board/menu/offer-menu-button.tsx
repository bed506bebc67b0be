import type { Offer } from '@portal/contract/offer';
import { Suspense, useState } from 'react';
import { OfferMenuTrigger } from './offer-menu-trigger';
import type { OfferDialogKind } from './use-offer-dialogs';
import { lazyPart } from '@portal/kit/ui/lazy-part';

const OfferMenu = lazyPart(async () => (await import('./offer-menu')).OfferMenu);

type OfferMenuButtonProps = {
  offer: Offer;
  onOpenDialog: (kind: OfferDialogKind) => void;
  /** The offer was deleted on the server. */
  onDeleted: () => Promise<void>;
};

/**
 * The administrator's three dots. The menu behind them comes when it is first asked for: a list
 * has hundreds of them, and most are never opened.
 */
export function OfferMenuButton(props: OfferMenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const open = () => setWanted(true);
  const closedTrigger = (
    <OfferMenuTrigger
      offer={props.offer}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onKeyDown={({ key }) => key === 'ArrowDown' && open()}
    />
  );

  if (!isWanted) return closedTrigger;
  return (
    <Suspense fallback={closedTrigger}>
      <OfferMenu {...props} />
    </Suspense>
  );
}
