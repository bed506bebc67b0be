import type { Offer } from '@portal/contract/offer';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { deleteOffer } from '@portal/kit/resources/offer-changes';
import { applicantsPath, offerLanguagesPath, offerQuestionsPath } from '@portal/kit/routing/paths';
import { ActionMenu, ActionMenuItem } from '@portal/kit/ui/action-menu';
import { Link } from '@portal/runtime';
import {
  CircleHelp,
  Globe,
  Languages,
  Lightbulb,
  MapPin,
  SquarePen,
  Trash2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { OfferMenuTrigger } from './offer-menu-trigger';
import type { OfferDialogKind } from './use-offer-dialogs';

type Item = { label: string; icon: LucideIcon } & (
  { pathTo: (offerId: number) => string } | { dialog: OfferDialogKind }
);

/** In the order of the specification (S2.60); «Eliminar Oferta» follows. */
const items: readonly Item[] = [
  { label: 'Editar Oferta', icon: SquarePen, dialog: 'edit' },
  { label: 'Asignar preguntas', icon: CircleHelp, pathTo: offerQuestionsPath },
  { label: 'Asignar países', icon: Globe, dialog: 'countries' },
  { label: 'Asignar ciudades', icon: MapPin, dialog: 'cities' },
  { label: 'Asignar Conocimientos', icon: Lightbulb, dialog: 'skills' },
  { label: 'Asignar idiomas', icon: Languages, pathTo: offerLanguagesPath },
  { label: 'Ver aplicantes', icon: UsersRound, pathTo: applicantsPath },
];

type OfferMenuProps = {
  offer: Offer;
  onOpenDialog: (kind: OfferDialogKind) => void;
  onDeleted: () => Promise<void>;
};

export function OfferMenu({ offer, onOpenDialog, onDeleted }: OfferMenuProps) {
  return (
    <ActionMenu trigger={<OfferMenuTrigger offer={offer} />}>
      {items.map((item) =>
        'pathTo' in item ? (
          <ActionMenuItem key={item.label} value={item.label} asChild>
            <Link to={item.pathTo(offer.id)}>
              <item.icon aria-hidden size={18} />
              <span>{item.label}</span>
            </Link>
          </ActionMenuItem>
        ) : (
          <ActionMenuItem
            key={item.label}
            value={item.label}
            onClick={() => onOpenDialog(item.dialog)}
          >
            <item.icon aria-hidden size={18} />
            <span>{item.label}</span>
          </ActionMenuItem>
        ),
      )}
      <ActionMenuItem
        value="Eliminar Oferta"
        color="danger"
        onClick={() => void remove(offer, onDeleted)}
      >
        <Trash2 aria-hidden size={18} />
        Eliminar Oferta
      </ActionMenuItem>
    </ActionMenu>
  );
}

const remove = ({ id, title }: Offer, onDeleted: () => Promise<void>) =>
  deleteWhenConfirmed({
    item: { kind: 'offer', id },
    name: title,
    remove: () => deleteOffer(id),
    onChanged: onDeleted,
  });
