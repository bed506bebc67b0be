import {
  applicantDataToWire,
  applicationDataToWire,
  type ApplicantData,
  type ApplicationData,
} from './applicant-data';
import { contactRequestToWire } from './contact-request';
import { privacyRequestToWire, type ReceivedPrivacyRequest } from './privacy-request';
import type { ReceivedContactRequest } from './received-contact-request';

/** What a candidate gets who asks for a copy. */
export type ApplicantExport = {
  exportedAt: string;
  data: ApplicantData;
  /** By application, where its CV lies beside this. */
  files: ReadonlyMap<ApplicationData, string>;
  contactRequests: readonly ReceivedContactRequest[];
  privacyRequests: readonly Omit<ReceivedPrivacyRequest, 'applicantId' | 'isCodeRight'>[];
};

/** Without the names of those who used the data: they are no data of the candidate's. */
export const applicantExportToWire = (content: ApplicantExport) => {
  const { historial, ...data } = applicantDataToWire(content.data);
  return {
    exportado: content.exportedAt,
    ...data,
    postulaciones: content.data.applications.map((each) => ({
      ...applicationDataToWire(each),
      archivo: content.files.get(each),
    })),
    historial: historial.map(({ fecha, accion, oferta }) => ({ fecha, accion, oferta })),
    solicitudes_de_contacto: content.contactRequests.map((request) => ({
      ...contactRequestToWire(request),
      fecha: request.receivedAt,
      fecha_atencion: request.answeredAt,
    })),
    solicitudes_de_privacidad: content.privacyRequests.map((request) => ({
      ...privacyRequestToWire(request),
      fecha: request.receivedAt,
      fecha_atencion: request.answeredAt,
    })),
  };
};
