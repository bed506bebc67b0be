import type { Offer } from '@portal/contract/offer';
import { IconButton } from '@portal/kit/ui/icon-button';
import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

type OfferMenuTriggerProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & {
  offer: Offer;
};

export function OfferMenuTrigger({ offer, ...rest }: OfferMenuTriggerProps) {
  return (
    <IconButton label={`Opciones de ${offer.title}`} {...rest}>
      <EllipsisVertical aria-hidden size={20} />
    </IconButton>
  );
}
