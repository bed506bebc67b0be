import { requestSources, type Reply, type RequestSource } from './staff-request';

/** Lists the contact requests and privacy requests together. */
export const staffRequestsPath = '/api/solicitudes';

/** Seconds for which a reply is held back, so that it can be undone. */
export const undoSeconds = 30;

/** Identifies a request. Ids are only unique within one source. */
export type StaffRequestKey = { source: RequestSource; id: number };

/** Returns the path of one request. */
export const staffRequestPath = ({ source, id }: StaffRequestKey) =>
  `${staffRequestsPath}/${requestSources[source]}/${id}`;

/** A page of all requests, those due first at the top. Undefined filters match all. */
export type StaffRequestQuery = {
  page: number;
  size: number;
  text: string;
  isAnswered: boolean | undefined;
  source: RequestSource | undefined;
};

/** Query of GET /api/solicitudes. */
export const staffRequestQueryToWire = (query: StaffRequestQuery): Record<string, string> => {
  const { page, size, text, isAnswered, source } = query;
  return {
    page: String(page),
    size: String(size),
    ...(text !== '' && { q: text }),
    ...(isAnswered !== undefined && { estado: isAnswered ? 'atendida' : 'pendiente' }),
    ...(source && { clase: requestSources[source] }),
  };
};

/** A reply, and its effects on the stored data. */
export type ReplyEntry = Pick<Reply, 'text' | 'isByMail' | 'hasCopy' | 'erasesData'>;

/** Body of POST /api/solicitudes/{clase}/{id}/respuesta. */
export const replyToWire = ({ text, isByMail, hasCopy, erasesData }: ReplyEntry) => ({
  texto: text,
  por_correo: isByMail,
  con_copia: hasCopy,
  elimina_datos: erasesData,
});

/** Refusal of a reply to a request that is already handled. */
export const answeredMeanwhile =
  'Otra persona ya atendió esta solicitud, así que tu respuesta no salió.';
/** Refusal of undoing a reply that was already sent. */
export const replyHasLeft = 'La respuesta ya salió: no se puede deshacer.';
/** Refusal of sending or erasing data without proof that they belong to the sender. */
export const nothingProved =
  'Nadie ha confirmado lo que llegó con este correo. Pide el código de la postulación antes de enviar o eliminar datos.';
