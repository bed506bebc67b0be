import { chakra } from '@chakra-ui/react/styled-system';
import type { CatalogItem } from '@portal/contract/catalog';
import type { Offer } from '@portal/contract/offer';
import { formatNumber } from '@portal/kit/format/money';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { BackLink } from '@portal/kit/ui/back-link';
import { LinkButton } from '@portal/kit/ui/link-button';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { useNavigate } from '@portal/runtime';
import { Eye } from 'lucide-react';
import { OfferMenuButton } from '../../offer-menu/offer-menu-button';
import { isOpen } from '../../offer/offer-state';
import type { SectionProps } from '../section/section-props';
import { DuplicateButton } from './duplicate-button';
import { PublishButton } from './publish-button';
import { WideIcon } from './wide-icon';

type ManagementHeadProps = SectionProps & { openStatus: CatalogItem | undefined };

/** Title and status of the offer, with the actions on all of it. */
export function ManagementHead({
  offer,
  openStatus,
  onChanged,
  onOpenDialog,
}: ManagementHeadProps) {
  const navigate = useNavigate();

  return (
    <chakra.header marginBottom="6" paddingBottom="4" borderBottomWidth="1px">
      <BackLink to={paths.offers} marginBottom="0">
        Volver a Ofertas
      </BackLink>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
      >
        <chakra.div minWidth="0" flex="1 1 20rem">
          <chakra.h1 tabIndex={-1} textStyle="h3" outline="none">
            {offer.title}
          </chakra.h1>
          <State offer={offer} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <LinkButton to={offerDetailPath(offer.id)} variant="outline" size="sm">
            <WideIcon>
              <Eye aria-hidden size={16} />
            </WideIcon>
            Ver oferta
          </LinkButton>
          <DuplicateButton offer={offer} />
          {!isOpen(offer) && (
            <PublishButton offer={offer} status={openStatus} onChanged={onChanged} />
          )}
          <OfferMenuButton
            offer={offer}
            onOpenDialog={onOpenDialog}
            onDeleted={async () => void navigate(paths.offers)}
          />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}

const State = ({ offer }: { offer: Offer }) => (
  <chakra.div display="flex" flexWrap="wrap" columnGap="4" marginTop="1" textStyle="sm">
    <StatusDot color={isOpen(offer) ? 'success' : 'warning'} text={offer.status.name} />
    <chakra.span color="ink.muted">{isOpen(offer) ? 'Publicada' : 'Sin publicar'}</chakra.span>
    <chakra.span color="ink.muted">
      {`${formatNumber(offer.vacancies)} ${offer.vacancies === 1 ? 'vacante' : 'vacantes'}`}
    </chakra.span>
  </chakra.div>
);
