import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { paths } from '@portal/kit/routing/paths';
import { HeadBackLink } from '@portal/kit/ui/back-link';
import { PageHeader } from '@portal/kit/ui/page-header';
import type { ReactNode } from 'react';
import { OffersPage } from '../../offer/offers-page';

type AssignmentPageProps = { title: string; description?: ReactNode; children: ReactNode };

export function AssignmentPage({ title, description, children }: AssignmentPageProps) {
  return (
    <OffersPage>
      <PageHeader
        title={title}
        description={description}
        back={<HeadBackLink to={paths.offers}>Atrás</HeadBackLink>}
      />
      <chakra.div maxWidth="800px">{children}</chakra.div>
    </OffersPage>
  );
}

/** Title of the offer, or a loading text. */
export const offerName = (offer: Offer | undefined) =>
  offer?.title ?? <span role="status">Cargando oferta...</span>;
