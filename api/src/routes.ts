import { activityRoutes } from './activity/activity-routes';
import { eventRoutes } from './application-events/event-routes';
import { answerRoutes } from './answers/answer-routes';
import { applicantRoutes } from './applicants/applicant-routes';
import { applicationStatusRoutes } from './application-statuses/application-status-routes';
import { tokenRoutes } from './auth/token-routes';
import { consentRoutes } from './consents/consent-routes';
import { contactInboxRoutes } from './contact/contact-inbox-routes';
import { contactRoutes } from './contact/contact-routes';
import { curriculumRoutes } from './curriculums/curriculum-routes';
import { candidateViewRoutes } from './candidate-views/candidate-view-routes';
import type { App } from './http/app-type';
import { healthRoutes } from './http/health-routes';
import { jobApplicationRoutes } from './job-applications/job-application-routes';
import { uploadRoutes } from './job-applications/upload-routes';
import { languageRoutes } from './languages/language-routes';
import { levelRoutes } from './levels/level-routes';
import { offerLanguageRoutes } from './offer-languages/offer-language-routes';
import { offerQuestionRoutes } from './offer-questions/offer-question-routes';
import { offerSkillRoutes } from './offer-skills/offer-skill-routes';
import { openApiRoutes } from './openapi/openapi-routes';
import { offerCatalogRoutes } from './offers/offer-catalog-routes';
import { offerRoutes } from './offers/offer-routes';
import { parameterRoutes } from './parameters/parameter-routes';
import { personRoutes } from './people/person-routes';
import { photoRoutes } from './people/photo-routes';
import { placeRoutes } from './places/place-routes';
import { questionRoutes } from './questions/question-routes';
import type { Services } from './services';
import { skillRoutes } from './skills/skill-routes';
import { trashRoutes } from './trash/trash-routes';
import { summaryRoutes } from './summary/summary-routes';

export async function addRoutes(app: App, services: Services) {
  const { db, cache } = services;

  healthRoutes(app, services);
  openApiRoutes(app);
  await tokenRoutes(app, services);

  contactRoutes(app, services);
  contactInboxRoutes(app, db);
  parameterRoutes(app, services.parameters, cache);
  placeRoutes(app, services.places, cache);
  offerRoutes(app, services);
  offerCatalogRoutes(app, services.offerCatalogs, cache);
  applicantRoutes(app, services);
  uploadRoutes(app, services);
  answerRoutes(app, services);
  consentRoutes(app, services);

  personRoutes(app, services.people);
  photoRoutes(app, services);
  skillRoutes(app, services.skills);
  languageRoutes(app, services.languages);
  questionRoutes(app, services.questions);
  levelRoutes(app, db);
  offerSkillRoutes(app, services);
  offerLanguageRoutes(app, services);
  offerQuestionRoutes(app, services);
  jobApplicationRoutes(app, services);
  candidateViewRoutes(app, db);
  applicationStatusRoutes(app, db);
  curriculumRoutes(app, services);
  trashRoutes(app, services);
  activityRoutes(app, services);
  summaryRoutes(app, services);
  eventRoutes(app, services);
}
