import { Menu, useMenuContext } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { Offer } from '@portal/contract/offer';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { deleteOffer } from '@portal/kit/resources/offers';
import { applicantsPath, offerLanguagesPath, offerQuestionsPath } from '@portal/kit/routing/paths';
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
import type { ReactNode } from 'react';
import { menuRecipe } from './menu-recipe';
import { OfferMenuTrigger } from './offer-menu-trigger';
import type { OfferDialogKind } from './use-offer-dialogs';

type Item = { label: string; icon: LucideIcon } & (
  { pathTo: (offerId: number) => string } | { dialog: OfferDialogKind }
);

/** In the order of specification §2; «Eliminar Oferta» follows. */
const items: readonly Item[] = [
  { label: 'Editar Oferta', icon: SquarePen, dialog: 'edit' },
  { label: 'Asignar preguntas', icon: CircleHelp, pathTo: offerQuestionsPath },
  { label: 'Asignar países', icon: Globe, dialog: 'countries' },
  { label: 'Asignar ciudades', icon: MapPin, dialog: 'cities' },
  { label: 'Asignar Conocimientos', icon: Lightbulb, dialog: 'skills' },
  { label: 'Asignar idiomas', icon: Languages, pathTo: offerLanguagesPath },
  { label: 'Ver aplicantes', icon: UsersRound, pathTo: applicantsPath },
];

// Its items reach a little beyond their button, so that they cover the next card's whole and leave
// no sliver of it to press.
const belowTrigger = { placement: 'bottom-end', offset: { mainAxis: 8, crossAxis: 8 } } as const;

type OfferMenuProps = {
  offer: Offer;
  onOpenDialog: (kind: OfferDialogKind) => void;
  onDeleted: () => Promise<void>;
};

/** What an administrator can do with an offer, by the menu button pattern of the APG. */
export function OfferMenu({ offer, onOpenDialog, onDeleted }: OfferMenuProps) {
  return (
    <Menu.Root recipe={menuRecipe} positioning={belowTrigger} defaultOpen lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <OfferMenuTrigger offer={offer} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Content>
            {items.map((item) =>
              'pathTo' in item ? (
                <Menu.Item key={item.label} value={item.label} asChild>
                  <Link to={item.pathTo(offer.id)}>
                    <item.icon aria-hidden size={18} />
                    {item.label}
                  </Link>
                </Menu.Item>
              ) : (
                <Menu.Item
                  key={item.label}
                  value={item.label}
                  onClick={() => onOpenDialog(item.dialog)}
                >
                  <item.icon aria-hidden size={18} />
                  {item.label}
                </Menu.Item>
              ),
            )}
            <Menu.Item
              value="Eliminar Oferta"
              color="danger"
              onClick={() => void remove(offer, onDeleted)}
            >
              <Trash2 aria-hidden size={18} />
              Eliminar Oferta
            </Menu.Item>
          </Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/**
 * Keys pressed faster than the screen is drawn focus the menu a frame late. One that closes must
 * not take the focus back then: the window that was chosen would remember it, and it is gone.
 */
function Content({ children }: { children: ReactNode }) {
  const { open } = useMenuContext();
  return <Menu.Content inert={!open}>{children}</Menu.Content>;
}

const remove = ({ id, title }: Offer, onDeleted: () => Promise<void>) =>
  deleteWhenConfirmed({
    item: { kind: 'offer', id },
    name: title,
    remove: () => deleteOffer(id),
    onChanged: onDeleted,
  });
