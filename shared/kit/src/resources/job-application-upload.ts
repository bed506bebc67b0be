import {
  jobApplicationUploadToWire,
  savedJobApplicationFromWire,
  type JobApplicationUpload,
} from '@portal/contract/job-application-upload';
import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';
import * as v from 'valibot';
import { multipart } from '../calls/multipart';
import { submissionOptions, type SubmissionCall } from '../calls/submission';

type UploadCall = SubmissionCall & { onProgress?: (percent: number) => void };

/**
 * Sends a job application with its CV. An unexpected body of a successful answer is not an error,
 * because the job application is stored. `onProgress` receives per cent.
 */
export async function uploadJobApplication(
  upload: JobApplicationUpload,
  { onProgress, ...call }: UploadCall = {},
) {
  const body = multipart(jobApplicationUploadToWire(upload));
  const options = { ...submissionOptions(call), onProgress };
  const answer = await http.post('/api/aplicantes-ofertas/upload-curriculum', body, options);
  const unread = { application: undefined, message: messageFromWire(answer) };
  return v.parse(v.fallback(savedJobApplicationFromWire, unread), answer);
}
