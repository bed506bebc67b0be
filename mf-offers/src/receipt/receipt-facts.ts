import { dateAndTime } from '@portal/kit/format/dates';
import { formatMoney } from '@portal/kit/format/money';
import { fileSize } from './file-size';
import type { Receipt, ReceiptContent } from './receipt';
import { typedAddress } from './typed-address';

/** `later` is today's value if it differs. */
type ReceiptFact = { label: string; value: string; later?: string | undefined };

export function receiptFacts({ code, offerTitle, sentAt, content }: Receipt): ReceiptFact[] {
  return [
    ...(code ? [{ label: 'Código', value: code }] : []),
    { label: 'Oferta', value: offerTitle, later: content?.titleToday },
    { label: 'Enviada', value: dateAndTime(sentAt) },
    ...(content ? contentFacts(content) : []),
  ];
}

const contentFacts = (content: ReceiptContent): ReceiptFact[] => [
  { label: 'Nombre', value: content.name },
  { label: 'Correo', value: typedAddress(content.email) },
  {
    label: 'Aspiración salarial',
    value: formatMoney(content.salaryExpectation, content.currency),
    later: content.currencyChangeNote,
  },
  ...curriculumFact(content),
  ...(content.consent === undefined ? [] : [{ label: 'Aceptaste', value: `«${content.consent}»` }]),
];

export const curriculumFact = ({
  curriculum,
}: Pick<ReceiptContent, 'curriculum'>): ReceiptFact[] =>
  curriculum ? [{ label: 'Currículum', value: withSize(curriculum) }] : [];

const withSize = ({ name, size }: { name: string; size?: number }) =>
  size === undefined ? name : `${name} (${fileSize(size)})`;

/** The complete receipt as text, to copy or send. */
export const receiptText = (receipt: Receipt, company: string) =>
  [
    `Comprobante de postulación · ${company}`,
    '',
    ...receiptFacts(receipt).map(({ label, value, later }) => `${label}: ${marked(value, later)}`),
    ...(receipt.content?.answers ?? []).flatMap(({ question, text }) => [
      '',
      marked(question.text, question.later),
      text,
    ]),
  ].join('\n');

const marked = (text: string, later: string | undefined) =>
  later === undefined ? text : `${text} (${later})`;
