import { chakra } from '@chakra-ui/react/styled-system';
import { shortDate } from '@portal/kit/format/dates';
import { titleToday } from '@portal/kit/format/later-changes';
import { resendConfirmation } from '@portal/kit/resources/own-applications';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { ChangedMark } from '@portal/kit/ui/original-text';
import { ActionButton } from '@portal/kit/ui/action-button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { StatusDot } from '@portal/kit/ui/status-dot';
import { Link, showNotice } from '@portal/runtime';
import { Mail, Undo2 } from 'lucide-react';
import { ReceiptButton } from '../receipt/receipt-button';
import {
  isOpenCase,
  isUnconfirmed,
  stateDetail,
  stateTexts,
  type ListedApplication,
  type ListedState,
} from './listed-application';
import { StateArches } from './state-arches';

type ApplicationCardProps = {
  application: ListedApplication;
  onWithdraw: () => Promise<void>;
  /** Called after the receipt was removed from this device. */
  onForgotten: () => void;
};

const colors: Readonly<Record<ListedState, string>> = {
  received: 'second',
  review: 'primary',
  closed: 'ink.muted',
  withdrawn: 'ink.muted',
  missing: 'ink.muted',
  unknown: 'line.strong',
  asking: 'line.strong',
};

export function ApplicationCard(props: ApplicationCardProps) {
  const { application } = props;
  const { offer, appliedAt, code } = application;

  return (
    <Card aria-label={offer.title}>
      <State application={application} />
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.h2 textStyle="h4">
          <OfferTitle application={application} />
          <ChangedMark text={application.known && titleToday(application.known)} />
        </chakra.h2>
        <chakra.p color="ink.muted" textStyle="sm" marginTop="1">
          {`Enviada el ${shortDate(appliedAt)}`}
        </chakra.p>
        {code && (
          <chakra.p textStyle="sm">
            Código <chakra.b fontVariantNumeric="tabular-nums">{code}</chakra.b>
          </chakra.p>
        )}
        {isUnconfirmed(application) && <Unconfirmed application={application} />}
      </chakra.div>
      <Actions {...props} />
    </Card>
  );
}

/** Until it is confirmed, another application with the same e-mail may exist. */
function Unconfirmed({ application: { key, offer } }: Pick<ApplicationCardProps, 'application'>) {
  async function resend() {
    if (key) showNotice({ kind: 'success', text: await resendConfirmation(key) });
  }

  return (
    <chakra.div textStyle="sm" marginTop="1">
      <span>Correo sin confirmar: abre el enlace del mensaje que te enviamos.</span>
      <ActionButton
        icon={Mail}
        variant="ghost"
        size="sm"
        marginInlineStart="-3"
        aria-label={`Enviar otro mensaje para ${offer.title}`}
        action={resend}
        failure={{ title: 'No pudimos enviar el mensaje' }}
      >
        Enviar otro mensaje
      </ActionButton>
    </chakra.div>
  );
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '4',
    padding: { base: '4', md: '6' },
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
  },
});

function State({ application }: Pick<ApplicationCardProps, 'application'>) {
  const { state } = application;

  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      flexWrap="wrap"
      alignItems={{ base: 'center', md: 'start' }}
      columnGap="4"
      rowGap="2"
      width={{ base: 'full', md: '180px' }}
    >
      <StateArches state={state} />
      <chakra.div flex="1 1 9rem" fontWeight="700">
        <StatusDot color={colors[state]} text={stateTexts[state]} />
        <chakra.p color="ink.muted" textStyle="xs" fontWeight="400">
          {stateDetail(application)}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

const TitleLink = chakra(Link, {
  base: { _hover: { color: 'primary', textDecoration: 'underline' } },
});

/** Visitors cannot open a closed offer. */
function OfferTitle({ application: { offer, known } }: Pick<ApplicationCardProps, 'application'>) {
  if (known?.isOfferOpen !== true) return <span>{offer.title}</span>;
  return <TitleLink to={offerDetailPath(offer.id)}>{offer.title}</TitleLink>;
}

function Actions({ application, onWithdraw, onForgotten }: ApplicationCardProps) {
  const { offer, isKept, known } = application;

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1" marginInline="-3">
      {isKept && (
        <ReceiptButton offerId={offer.id} onDeleted={onForgotten} variant="ghost" size="sm" />
      )}
      {isOpenCase(application) && (
        <ActionButton
          icon={Undo2}
          variant="ghost"
          size="sm"
          color="danger"
          aria-label={`Retirar postulación a ${offer.title}`}
          action={onWithdraw}
          failure={{ title: 'No pudimos retirar tu postulación' }}
        >
          Retirar postulación
        </ActionButton>
      )}
      {known?.isOfferOpen === false && (
        <LinkButton to={paths.offers} variant="ghost" size="sm">
          Ver otras ofertas
        </LinkButton>
      )}
    </chakra.div>
  );
}
