import { tryAgainIn } from './waiting-time';

/** Retry-After of a busy server, in seconds. */
export const busySeconds = 5;

/** Messages of refused requests, by HTTP status. */
export const refusalMessages = {
  400: 'La solicitud no es válida.',
  404: 'El recurso no existe.',
  405: 'El método no está permitido para este recurso.',
  408: 'La solicitud tardó demasiado.',
  413: 'La solicitud es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El tipo de contenido no es admitido.',
  417: 'La cabecera Expect no es admitida.',
  421: 'Este servidor no atiende esa dirección.',
  431: 'Las cabeceras son demasiado grandes.',
  500: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
  502: 'El servicio no responde en este momento. Inténtalo de nuevo en unos minutos.',
  503: `El servicio está ocupado. ${tryAgainIn(busySeconds)}`,
} as const;

/** Message of status 507, which only uploads return. */
export const noSpaceForFile =
  'No queda espacio para guardar tu archivo. Inténtalo de nuevo más tarde.';

/** HTTP status with a message of its own. */
export type RefusalStatus = keyof typeof refusalMessages;

const isRefusal = (status: number): status is RefusalStatus => status in refusalMessages;

/** Replaces a status without a message by the general one of its class, 400 or 500. */
export function refusalStatus(status: number): RefusalStatus {
  if (isRefusal(status)) return status;
  return status >= 400 && status < 500 ? 400 : 500;
}
