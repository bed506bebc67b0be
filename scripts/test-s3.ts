import { succeeds } from './test/stages';
import { missingSwift, withSwift } from './test/swift';

/** The tests that write or read files, and those of releases in a bucket. */
const s3Tests =
  's3-servers|api/src/(platform/files|applications/curriculums|people/photos|applications/job-applications/wizard|start/kill)';

// `npm run test:s3`: what is kept in S3, on a real server.
const isSuccess = await withSwift((settings) =>
  succeeds(['npx', 'jest', '--selectProjects', 'api', 'server', '--testPathPatterns', s3Tests], {
    TEST_S3: JSON.stringify(settings),
  }),
);
if (isSuccess === undefined) console.error(missingSwift);
process.exitCode = isSuccess ? 0 : 1;
