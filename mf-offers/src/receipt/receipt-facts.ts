import { dateAndTime } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { fileSize } from './file-size';
import type { Receipt } from './receipt';

type ReceiptFact = { label: string; value: string };

const talentPoolText = 'Podemos guardar tu currículum por 24 meses.';

/** What a receipt says before the answers, in the order in which it is read. */
export function receiptFacts(receipt: Receipt): ReceiptFact[] {
  const { code } = receipt;
  return [
    ...(code ? [{ label: 'Código', value: code }] : []),
    { label: 'Oferta', value: receipt.offerTitle },
    { label: 'Enviada', value: dateAndTime(receipt.sentAt) },
    { label: 'Nombre', value: receipt.name },
    { label: 'Correo', value: receipt.email },
    {
      label: 'Aspiración salarial',
      value: formatMoney(receipt.salaryExpectation, receipt.currency),
    },
    ...curriculumFact(receipt),
    ...(receipt.joinsTalentPool ? [{ label: 'Otras ofertas', value: talentPoolText }] : []),
  ];
}

export const curriculumFact = ({ curriculum }: Receipt): ReceiptFact[] =>
  curriculum
    ? [{ label: 'Currículum', value: `${curriculum.name} (${fileSize(curriculum.size)})` }]
    : [];

/** The whole receipt as text, to be kept or sent elsewhere. */
export const receiptText = (receipt: Receipt, company: string) =>
  [
    `Comprobante de postulación · ${company}`,
    '',
    ...receiptFacts(receipt).map(({ label, value }) => `${label}: ${value}`),
    ...receipt.answers.flatMap(({ question, text }) => ['', question, text]),
  ].join('\n');
