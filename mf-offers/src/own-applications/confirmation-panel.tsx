import { chakra } from '@chakra-ui/react/styled-system';
import type { ConfirmationLink, OwnApplication } from '@portal/contract/own-applications';
import { errorMessage, errorStatus } from '@portal/kit/failures/error-message';
import { withDelay } from '@portal/kit/failures/with-delay';
import { dateAndTime, shortDate } from '@portal/kit/format/dates';
import { originalTitle, titleToday } from '@portal/kit/format/later-changes';
import { useFresh } from '@portal/kit/query/use-fresh';
import { confirmApplication, readConfirmationLink } from '@portal/kit/resources/own-applications';
import { ChangedMark } from '@portal/kit/ui/original-text';
import { ActionButton } from '@portal/kit/ui/action-button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { MailCheck } from 'lucide-react';
import { useCallback } from 'react';

type ConfirmationPanelProps = {
  token: string;
  onConfirmed: (application: OwnApplication) => void;
};

/**
 * Panel for the link in a confirmation mail. Confirms only on a click, because mail filters open
 * links.
 */
export function ConfirmationPanel({ token, onConfirmed }: ConfirmationPanelProps) {
  const load = useCallback(() => readConfirmationLink(token), [token]);
  const { data: link, error, reload, replace } = useFresh(load);

  if (link) {
    return (
      <Panel
        link={link}
        onConfirm={async () => {
          const application = await confirmApplication(token);
          replace({ ...link, application });
          onConfirmed(application);
        }}
      />
    );
  }
  if (isUnusable(error)) {
    return <InlineNotice kind="warning">{errorMessage(error, unusable)}</InlineNotice>;
  }
  if (error === undefined) return <Loading text="Leyendo el enlace..." minHeight="120px" />;
  return (
    <LoadFailure
      error={error}
      text={withDelay('No pudimos leer el enlace.', error)}
      onRetry={reload}
    />
  );
}

const unusable = 'Este enlace no sirve. Ábrelo completo, o pide otro mensaje.';

/** An incomplete link is malformed. */
const isUnusable = (error: unknown) => [400, 404].includes(errorStatus(error) ?? 0);

function Panel({ link, onConfirm }: { link: ConfirmationLink; onConfirm: () => Promise<void> }) {
  const { application, expiresAt } = link;

  return (
    <chakra.section
      aria-labelledby="confirmation"
      display="grid"
      gap="4"
      justifyItems="start"
      padding={{ base: '4', md: '6' }}
      bg="surface"
      border="2px solid"
      borderColor="primary"
      borderRadius="md"
    >
      <chakra.h2 id="confirmation" textStyle="h4">
        {`Postulación a «${originalTitle(application)}»`}
      </chakra.h2>
      <ChangedMark text={titleToday(application)} />
      <Sent {...application} />
      {application.isEmailConfirmed ? (
        <InlineNotice kind="success">Confirmaste tu correo. La postulación es tuya.</InlineNotice>
      ) : (
        <>
          <p>
            Llegó con tu correo. Confírmala solo si la enviaste tú; si no, no tienes que hacer nada.
          </p>
          <ActionButton
            icon={MailCheck}
            action={onConfirm}
            failure={{ title: 'No pudimos confirmar tu correo' }}
          >
            Confirmar que es mía
          </ActionButton>
          <chakra.p color="ink.muted" textStyle="sm">
            {`El enlace vale hasta el ${dateAndTime(expiresAt)}.`}
          </chakra.p>
        </>
      )}
    </chakra.section>
  );
}

const Sent = ({ appliedAt, curriculum, code }: OwnApplication) => (
  <Facts>
    <div>
      <dt>Enviada el</dt>
      <dd>{shortDate(appliedAt)}</dd>
    </div>
    {curriculum !== undefined && (
      <div>
        <dt>Currículum</dt>
        <dd>{curriculum}</dd>
      </div>
    )}
    <div>
      <dt>Código</dt>
      <dd>{code}</dd>
    </div>
  </Facts>
);

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    minWidth: '0',
    maxWidth: 'full',
    '& div': { minWidth: '0' },
    '& dt': { color: 'ink.muted', fontSize: '0.875rem' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
