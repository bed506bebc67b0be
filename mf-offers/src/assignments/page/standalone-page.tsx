import { paths, pathTo } from '@portal/kit/routing/paths';
import { useNavigate } from '@portal/runtime';
import { useOptionalOfferId } from '../../offer/use-route-id';
import { AssignmentPage } from './assignment-page';
import { Assignment, type OfferAssignment } from './offer-assignment';
import { OfferPicker } from './offer-picker';

/**
 * An assignment on its own page. Without an offer in the address it shows a picker (reading A06).
 */
export function StandalonePage({ assignment }: { assignment: OfferAssignment }) {
  const { title, path, missingText } = assignment;
  const navigate = useNavigate();
  const offerId = useOptionalOfferId();

  return (
    <AssignmentPage title={title}>
      {offerId === undefined ? (
        <OfferPicker missingText={missingText} onPick={(id) => void navigate(pathTo(path, id))} />
      ) : (
        <Assignment
          key={offerId}
          assignment={assignment}
          offerId={offerId}
          onSaved={async () => undefined}
          onClose={() => void navigate(paths.offers)}
        />
      )}
    </AssignmentPage>
  );
}
