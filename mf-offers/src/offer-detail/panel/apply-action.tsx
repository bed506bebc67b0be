import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { longDate } from '@portal/kit/format/dates';
import { applicationPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { PhoneAction } from '@portal/kit/ui/phone-action';
import { useLocation } from '@portal/runtime';
import { CircleCheck } from 'lucide-react';
import type { OwnApplication } from '../../offer/offer-marks';
import { useOwnApplication } from '../../offer/use-offer-marks';
import { justApplied } from '../../receipt/just-applied';
import { ReceiptButton } from '../../receipt/receipt-button';

/**
 * The way to apply or, for who has done so on this device, to the receipt. The server's HTML does not
 * know which: both are as large, so that nothing moves when the device has told.
 */
export function ApplyAction({ offer }: { offer: Offer }) {
  const { application, reload } = useOwnApplication(offer.id);

  return (
    <>
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
      <Note application={application} />
    </>
  );
}

const actionLook: SystemStyleObject = {
  width: '100%',
  minHeight: '48px',
  _print: { display: 'none' },
};

/** What is to be known before applying, which leaves its room to what is known of an application. */
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

function Applied({ sentAt }: Pick<OwnApplication, 'sentAt'>) {
  const isJustSent = useLocation().state === justApplied;

  return (
    <chakra.div role="status">
      <chakra.p display="flex" alignItems="start" gap="1.5" color="success" fontWeight="600">
        <chakra.span aria-hidden flexShrink="0" marginTop="2px">
          <CircleCheck size={18} />
        </chakra.span>
        {sentAt === undefined ? 'Ya postulaste' : `Ya postulaste el ${longDate(sentAt)}`}
      </chakra.p>
      {isJustSent && (
        <chakra.p marginTop="1">
          Recibimos tu postulación. Guarda tu comprobante: su código sirve para consultarnos por
          ella.
        </chakra.p>
      )}
    </chakra.div>
  );
}
