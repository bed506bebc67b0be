import { chakra } from '@chakra-ui/react/styled-system';
import { maxReplyLength, type StaffRequest } from '@portal/contract/staff-request';
import { answeredMeanwhile } from '@portal/contract/staff-request-entry';
import { SelectField } from '@portal/kit/form/select-field';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { askConfirmation } from '@portal/runtime';
import { CopyButton } from '../page-parts/copy-button';
import { DataChoices } from './data-choices';
import { draftOf } from './reply-draft';
import { textsFor } from './reply-texts';
import type { ReplyWork } from './use-reply';

type ReplyFormProps = { request: StaffRequest; work: ReplyWork };

/** Form of an answer: use of the data, ready text and own text. */
export function ReplyForm({ request, work }: ReplyFormProps) {
  const { draft, write } = work;
  const isLate = request.answeredAt !== undefined;

  return (
    <chakra.div display="grid" gap="4" minWidth="0">
      {isLate && (
        <InlineNotice
          kind="warning"
          action={
            <CopyButton content={draft.text} done="Se copió tu texto.">
              Copiar mi texto
            </CopyButton>
          }
        >
          {`${answeredMeanwhile} Aquí queda lo que escribiste.`}
        </InlineNotice>
      )}
      {!isLate && !request.canMail && <NoMailNotice />}
      {!isLate && <DataChoices request={request} work={work} />}
      {!isLate && <TextChoice request={request} work={work} />}
      <TextAreaField
        label="Respuesta"
        rows={12}
        maxLength={maxReplyLength}
        readOnly={isLate}
        value={draft.text}
        onChange={({ target }) => write({ ...draft, text: target.value, isOwn: true })}
      />
    </chakra.div>
  );
}

const NoMailNotice = () => (
  <InlineNotice kind="info">
    Este sitio no puede enviar correos: la respuesta sale desde el tuyo. La copia y la eliminación
    se hacen en «Ver los datos de la persona».
  </InlineNotice>
);

function TextChoice({ request, work }: ReplyFormProps) {
  const { draft, author, company, hasOwnWords, write } = work;
  const texts = textsFor(request);

  async function choose(key: string) {
    const text = texts.find((each) => each.key === key);
    if (!text || (hasOwnWords && !(await askConfirmation(replacing)))) return;
    write(draftOf(text, { request, author, company }));
  }

  return (
    <SelectField
      label="Texto"
      hint={`Escribes en nombre de ${company}; puedes cambiarlo todo.`}
      {...(draft.textKey === '' && { placeholder: 'Tu texto' })}
      options={texts.map(({ key, label }) => ({ value: key, label }))}
      value={draft.textKey}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}

const replacing = {
  title: 'Cambiar de texto',
  text: 'Se pierde lo que escribiste en la respuesta.',
  confirmLabel: 'Sí, cambiar',
  cancelLabel: 'Cancelar',
};
