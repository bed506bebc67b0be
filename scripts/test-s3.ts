import { succeeds } from './test/stages';
import { missingSwift, withSwift } from './test/swift';

/** The tests that write or read files. */
const fileTests =
  'api/src/(platform/files|applications/curriculums|people/photos|applications/job-applications/wizard|start/kill)';

// `npm run test:s3`: the tests of the files on a real S3 server instead of the disk.
const isSuccess = await withSwift((settings) =>
  succeeds(['npx', 'jest', '--selectProjects=api', '--testPathPatterns', fileTests], {
    TEST_S3: JSON.stringify(settings),
  }),
);
if (isSuccess === undefined) console.error(missingSwift);
process.exitCode = isSuccess ? 0 : 1;
