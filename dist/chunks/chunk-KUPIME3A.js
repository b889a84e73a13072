import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{abbreviateSha,formatCount,shortenSha}from"./chunk-ET2FACDU.js";import{DEFAULT_HISTORY_REF}from"./chunk-KG3JJBVT.js";
import{quoteShellWord}from"./chunk-4Q6QMYTI.js";function formatKeptComment(gate,reason){let why=reason.kind==="later run"?`run ${reason.run} is later`:`${abbreviateSha(
reason.newer)} is newer than ${abbreviateSha(reason.measured)}, which this run measured`;return`comment "${gate}": not r\
eplaced, ${why}`}function formatFailedNotice(answer){return`comment: could not say that a measurement is running: ${answer}`}
function formatAnnotationLimit({shown,leftOut}){return`check run: the first ${shown} lines are annotated, ${leftOut} mor\
e ${leftOut===1?"is":"are"} not`}function formatUnknownFiles(sha,answer){return`the files of ${shortenSha(sha)} are not \
known, so they are not annotated: ${answer}`}function formatIssueLeft(event){return`issue: left as it is, because a run \
of ${event} is about commits that may never be on the branch`}function formatRecordedRun(state,{path,ref}){return state===
"recorded"?`recorded ${path} in ${ref}`:state==="one commit"?"base and head are the same commit; nothing is recorded":`${path}\
 is in ${ref} already`}function formatUnprovedRun({base,head}){return`${`${shortenSha(base.sha??"")}..${shortenSha(head.
sha??"")}`}: nothing is recorded, because only the job that measured says that all files of depends-on are the same`}function formatSuspectLimit({
shown,all}){return`${all} suspects; the output has the ${shown} clearest ones`}var IMPORT_SUBJECT="import values of gith\
ub-action-benchmark";function formatImport({values,runs,isNew},ref){let counts=`${formatCount(values,"value")} of ${formatCount(
runs,"run")}`,push=`git push origin ${quoteShellWord(`${ref}:${ref}`)}`;if(!isNew)return`${ref} has ${values===1?"the":"\
all"} ${counts} already. Push it with
  ${push}`;let[were,them]=values===1?["was","it"]:["were","them"],show=`bench-referee history${ref===DEFAULT_HISTORY_REF?
"":` --ref ${quoteShellWord(ref)}`}`;return`${counts} ${were} imported into ${ref} of this clone. Show ${them} with \`${show}\
\`, and push ${them} with
  ${push}`}export{formatKeptComment,formatFailedNotice,formatAnnotationLimit,formatUnknownFiles,formatIssueLeft,formatRecordedRun,formatUnprovedRun,
formatSuspectLimit,IMPORT_SUBJECT,formatImport};
