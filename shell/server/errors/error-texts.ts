import { refusalMessages, type RefusalStatus } from '@portal/contract/refusal';

type ErrorText = { readonly heading: string; readonly text: string };

const texts: Partial<Record<RefusalStatus, ErrorText>> = {
  400: {
    heading: 'Esta dirección no es válida',
    text: 'Puede que esté mal escrita o que haya llegado incompleta. Revisa el enlace.',
  },
  404: {
    heading: 'Este archivo no existe',
    text: 'Puede que la dirección esté mal escrita o que el archivo haya cambiado de lugar.',
  },
  405: {
    heading: 'Esta dirección solo se puede leer',
    text: 'No admite lo que se pidió hacer con ella.',
  },
  421: {
    heading: 'Este sitio tiene otra dirección',
    text: 'El servidor no atiende la dirección con la que llegaste.',
  },
  500: {
    heading: 'No pudimos mostrar esta página',
    text: 'Es un problema nuestro. Inténtalo de nuevo en unos minutos.',
  },
  503: {
    heading: 'Esta página no está disponible por ahora',
    text: 'Es un problema nuestro. Inténtalo de nuevo en unos minutos.',
  },
};

const otherHeading = 'No pudimos responder a esta solicitud';

export const errorText = (status: RefusalStatus): ErrorText =>
  texts[status] ?? { heading: otherHeading, text: refusalMessages[status] };
