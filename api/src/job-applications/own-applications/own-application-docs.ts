import { messageWire } from '@portal/contract/message';
import {
  ownApplicationsPath,
  ownApplicationsWire,
  ownApplicationWire,
  confirmationLinkPath,
  confirmationLinkWire,
  confirmationPath,
  resendingPath,
  withdrawalPath,
} from '@portal/contract/own-applications';
import type { DocumentSection } from '../../platform/document/route-docs';

export const ownApplicationDocs: DocumentSection = {
  name: 'Mis postulaciones',
  description:
    'Lo que una persona ve y hace con lo que envió, con el código de su comprobante y, si lo da, su correo.',
  calls: {
    [`POST ${ownApplicationsPath}`]: {
      summary: 'Dice en qué están hasta 20 postulaciones; de las que no hay, solo que no las hay',
      answer: ownApplicationsWire,
      refusals: [429],
    },
    [`POST ${withdrawalPath}`]: {
      summary:
        'Retira una postulación y borra su currículum y sus respuestas; repetirlo no cambia nada',
      answer: ownApplicationWire,
      refusals: [404, 429],
    },
    [`POST ${confirmationLinkPath}`]: {
      summary: 'Dice qué postulación confirma un enlace que llegó por correo; no cambia nada',
      answer: confirmationLinkWire,
      refusals: [404, 429],
    },
    [`POST ${confirmationPath}`]: {
      summary:
        'Confirma la postulación de un enlace que llegó por correo; repetirlo no cambia nada',
      answer: ownApplicationWire,
      refusals: [404, 429],
    },
    [`POST ${resendingPath}`]: {
      summary: 'Pide otro mensaje para confirmar; la respuesta no dice si hay qué confirmar',
      answer: messageWire,
      refusals: [429],
    },
  },
};
