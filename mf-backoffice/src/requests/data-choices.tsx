import { chakra } from '@chakra-ui/react/styled-system';
import type { StaffRequest } from '@portal/contract/staff-request';
import { nothingProved } from '@portal/contract/staff-request-entry';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Checkbox } from '../page-parts/checkbox';
import { ExcludedData } from './excluded-data';
import { listHoldings } from './request-words';
import type { ReplyWork } from './use-reply';

type DataChoicesProps = { request: StaffRequest; work: ReplyWork };

/**
 * Chooses the use of the data in the answer. They are sent only to the request's e-mail, so this
 * requires mail.
 */
export function DataChoices({ request, work: { draft, write } }: DataChoicesProps) {
  const { kind, holdings, canMail, isCodeRight } = request;
  if (!kind || !holdings || !canMail) return undefined;
  const held = listHoldings(holdings) ?? '';
  if (holdings.applications === 0) {
    return (
      <InlineNotice kind="info">
        <span>{nothingProved}</span>
        <ExcludedData holdings={holdings} />
      </InlineNotice>
    );
  }

  return (
    <Choices>
      <legend>Qué se hará al responder</legend>
      <Choice data-danger={draft.erasesData || undefined}>
        <Checkbox
          isChecked={draft.erasesData}
          onToggle={() => write({ ...draft, erasesData: !draft.erasesData })}
        >
          Eliminar sus datos
        </Checkbox>
        <p>{`${held}. No se puede recuperar una vez que sale el correo.`}</p>
        {draft.erasesData && !isCodeRight && (
          <chakra.p color="danger.dark" fontWeight="600">
            Ningún código confirma que sea la persona.
          </chakra.p>
        )}
      </Choice>
      <Choice>
        <Checkbox
          isChecked={draft.hasCopy}
          onToggle={() => write({ ...draft, hasCopy: !draft.hasCopy })}
        >
          Adjuntar una copia
        </Checkbox>
        <p>
          {`Un archivo .zip con ${held} que llegaron con este correo, y con esta solicitud. Los mensajes de contacto no van: cualquiera pudo firmarlos con este correo.`}
        </p>
      </Choice>
      <ExcludedData holdings={holdings} />
    </Choices>
  );
}

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& legend': { fontWeight: '600', marginBottom: '2' },
  },
});

const Choice = chakra('div', {
  base: {
    padding: '3',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    fontSize: '0.875rem',
    '& label': { fontWeight: '600' },
    '& p': { paddingInlineStart: '32px' },
    '&[data-danger]': { bg: 'danger.tint', borderColor: 'danger' },
  },
});
