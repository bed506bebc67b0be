import { paths, pathTo } from '@portal/kit/routing/paths';
import { useNavigate } from '@portal/runtime';
import type { ComponentType } from 'react';
import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { useOptionalOfferId } from '../../offer/use-route-id';
import { AssignmentPage } from './assignment-page';
import { OfferPicker } from './offer-picker';

type StandalonePageProps = {
  title: string;
  /** The page's route, which takes the id of an offer. */
  path: string;
  missingText: string;
  Assignment: ComponentType<OfferDialogProps>;
};

/** An assignment on a page of its own; without an offer in its address it asks for one (reading A06). */
export function StandalonePage({ title, path, missingText, Assignment }: StandalonePageProps) {
  const navigate = useNavigate();
  const offerId = useOptionalOfferId();

  return (
    <AssignmentPage title={title}>
      {offerId === undefined ? (
        <OfferPicker missingText={missingText} onPick={(id) => void navigate(pathTo(path, id))} />
      ) : (
        <Assignment
          key={offerId}
          offerId={offerId}
          onSaved={async () => undefined}
          onClose={() => void navigate(paths.offers)}
        />
      )}
    </AssignmentPage>
  );
}
