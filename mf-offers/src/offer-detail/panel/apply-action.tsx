import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { longDate } from '@portal/kit/format/dates';
import { applicationPath, paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { PhoneAction } from '@portal/kit/ui/phone-action';
import { CircleCheck } from 'lucide-react';
import type { OwnApplication } from '../../offer/offer-marks';
import { useOwnApplication } from '../../offer/use-offer-marks';
import { useIsJustApplied } from '../use-is-just-applied';
import { ReceiptButton } from '../../receipt/receipt-button';

/**
 * Link to apply, or button for the receipt if this device has one. Both have the same size, because
 * the server's HTML does not know which one applies. Absent while the confirmation is shown.
 */
export function ApplyAction({ offer }: { offer: Offer }) {
  const { application, reload } = useOwnApplication(offer.id);
  const hasTicket = useIsJustApplied();

  return (
    <>
      {hasTicket || (
        <PhoneAction>
          {application?.mark === 'applied' ? (
            <ReceiptButton
              offerId={offer.id}
              variant="outline"
              css={actionLook}
              onDeleted={() => void reload()}
            />
          ) : (
            <LinkButton to={applicationPath(offer.id)} variant="accent" css={actionLook}>
              Postularme a oferta
            </LinkButton>
          )}
        </PhoneAction>
      )}
      <Note application={application} />
    </>
  );
}

const actionLook: SystemStyleObject = {
  width: '100%',
  minHeight: '48px',
  _print: { display: 'none' },
};

/**
 * Hint before applying. The state of an application on this device replaces it in the same space.
 */
function Note({ application }: { application: OwnApplication | undefined }) {
  return (
    <chakra.div css={noteLook}>
      <chakra.p color="ink.muted" visibility={application ? 'hidden' : 'visible'}>
        Tres pasos y sin crear cuenta. Ten a mano tu CV en PDF.
      </chakra.p>
      {application?.mark === 'draft' && (
        <chakra.p color="warning" fontWeight="600">
          Tienes un borrador sin enviar.
        </chakra.p>
      )}
      {application?.mark === 'applied' && <Applied sentAt={application.sentAt} />}
    </chakra.div>
  );
}

const noteLook: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  textStyle: 'sm',
  '& > *': { gridArea: '1 / 1' },
  _print: { display: 'none' },
};

// At most two lines, like the hint that it replaces.
const Applied = ({ sentAt }: Pick<OwnApplication, 'sentAt'>) => (
  <chakra.p role="status" color="success" fontWeight="600" css={markLook}>
    <CircleCheck aria-hidden size={16} />
    <span>
      {sentAt === undefined ? 'Ya postulaste' : `Ya postulaste el ${longDate(sentAt)}`}
    </span>{' '}
    <LinkButton
      to={paths.ownApplications}
      variant="ghost"
      display="inline"
      textDecoration="underline"
      padding="0"
      fontSize="inherit"
      lineHeight="inherit"
    >
      Ver mis postulaciones
    </LinkButton>
  </chakra.p>
);

const markLook: SystemStyleObject = {
  '& svg': { display: 'inline', marginInlineEnd: '1.5', verticalAlign: '-3px' },
};
