import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{UserError,cite,problemOf}from"./chunk-FTWAL6AX.js";import{__commonJS,__export}from"./chunk-TXIT2DZO.js";var require_ed5=__commonJS({"node_modules/xmlchars/xml/1.0/ed5.js"(exports){"use strict";Object.defineProperty(exports,"\
__esModule",{value:true});exports.CHAR="	\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";exports.S=" 	\r\n";exports.NAME_START_CHAR=
":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
exports.NAME_CHAR="-"+exports.NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040";exports.CHAR_RE=new RegExp("^["+exports.
CHAR+"]$","u");exports.S_RE=new RegExp("^["+exports.S+"]+$","u");exports.NAME_START_CHAR_RE=new RegExp("^["+exports.NAME_START_CHAR+
"]$","u");exports.NAME_CHAR_RE=new RegExp("^["+exports.NAME_CHAR+"]$","u");exports.NAME_RE=new RegExp("^["+exports.NAME_START_CHAR+
"]["+exports.NAME_CHAR+"]*$","u");exports.NMTOKEN_RE=new RegExp("^["+exports.NAME_CHAR+"]+$","u");var TAB=9;var NL=10;var CR=13;
var SPACE2=32;exports.S_LIST=[SPACE2,NL,CR,TAB];function isChar(c){return c>=SPACE2&&c<=55295||c===NL||c===CR||c===TAB||
c>=57344&&c<=65533||c>=65536&&c<=1114111}exports.isChar=isChar;function isS(c){return c===SPACE2||c===NL||c===CR||c===TAB}
exports.isS=isS;function isNameStartChar(c){return c>=65&&c<=90||c>=97&&c<=122||c===58||c===95||c===8204||c===8205||c>=192&&
c<=214||c>=216&&c<=246||c>=248&&c<=767||c>=880&&c<=893||c>=895&&c<=8191||c>=8304&&c<=8591||c>=11264&&c<=12271||c>=12289&&
c<=55295||c>=63744&&c<=64975||c>=65008&&c<=65533||c>=65536&&c<=983039}exports.isNameStartChar=isNameStartChar;function isNameChar(c){
return isNameStartChar(c)||c>=48&&c<=57||c===45||c===46||c===183||c>=768&&c<=879||c>=8255&&c<=8256}exports.isNameChar=isNameChar}});var require_ed2=__commonJS({"node_modules/xmlchars/xml/1.1/ed2.js"(exports){"use strict";Object.defineProperty(exports,"\
__esModule",{value:true});exports.CHAR="-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";exports.RESTRICTED_CHAR="-\b\v\f-\x7F-\x84\x86\
-\x9F";exports.S=" 	\r\n";exports.NAME_START_CHAR=":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
exports.NAME_CHAR="-"+exports.NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040";exports.CHAR_RE=new RegExp("^["+exports.
CHAR+"]$","u");exports.RESTRICTED_CHAR_RE=new RegExp("^["+exports.RESTRICTED_CHAR+"]$","u");exports.S_RE=new RegExp("^["+
exports.S+"]+$","u");exports.NAME_START_CHAR_RE=new RegExp("^["+exports.NAME_START_CHAR+"]$","u");exports.NAME_CHAR_RE=new RegExp(
"^["+exports.NAME_CHAR+"]$","u");exports.NAME_RE=new RegExp("^["+exports.NAME_START_CHAR+"]["+exports.NAME_CHAR+"]*$","u");
exports.NMTOKEN_RE=new RegExp("^["+exports.NAME_CHAR+"]+$","u");var TAB=9;var NL=10;var CR=13;var SPACE2=32;exports.S_LIST=
[SPACE2,NL,CR,TAB];function isChar(c){return c>=1&&c<=55295||c>=57344&&c<=65533||c>=65536&&c<=1114111}exports.isChar=isChar;
function isRestrictedChar(c){return c>=1&&c<=8||c===11||c===12||c>=14&&c<=31||c>=127&&c<=132||c>=134&&c<=159}exports.isRestrictedChar=
isRestrictedChar;function isCharAndNotRestricted(c){return c===9||c===10||c===13||c>31&&c<127||c===133||c>159&&c<=55295||
c>=57344&&c<=65533||c>=65536&&c<=1114111}exports.isCharAndNotRestricted=isCharAndNotRestricted;function isS(c){return c===
SPACE2||c===NL||c===CR||c===TAB}exports.isS=isS;function isNameStartChar(c){return c>=65&&c<=90||c>=97&&c<=122||c===58||
c===95||c===8204||c===8205||c>=192&&c<=214||c>=216&&c<=246||c>=248&&c<=767||c>=880&&c<=893||c>=895&&c<=8191||c>=8304&&c<=
8591||c>=11264&&c<=12271||c>=12289&&c<=55295||c>=63744&&c<=64975||c>=65008&&c<=65533||c>=65536&&c<=983039}exports.isNameStartChar=
isNameStartChar;function isNameChar(c){return isNameStartChar(c)||c>=48&&c<=57||c===45||c===46||c===183||c>=768&&c<=879||
c>=8255&&c<=8256}exports.isNameChar=isNameChar}});var require_ed3=__commonJS({"node_modules/xmlchars/xmlns/1.0/ed3.js"(exports){"use strict";Object.defineProperty(exports,
"__esModule",{value:true});exports.NC_NAME_START_CHAR="A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
exports.NC_NAME_CHAR="-"+exports.NC_NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040";exports.NC_NAME_START_CHAR_RE=new RegExp(
"^["+exports.NC_NAME_START_CHAR+"]$","u");exports.NC_NAME_CHAR_RE=new RegExp("^["+exports.NC_NAME_CHAR+"]$","u");exports.
NC_NAME_RE=new RegExp("^["+exports.NC_NAME_START_CHAR+"]["+exports.NC_NAME_CHAR+"]*$","u");function isNCNameStartChar(c){
return c>=65&&c<=90||c===95||c>=97&&c<=122||c>=192&&c<=214||c>=216&&c<=246||c>=248&&c<=767||c>=880&&c<=893||c>=895&&c<=8191||
c>=8204&&c<=8205||c>=8304&&c<=8591||c>=11264&&c<=12271||c>=12289&&c<=55295||c>=63744&&c<=64975||c>=65008&&c<=65533||c>=65536&&
c<=983039}exports.isNCNameStartChar=isNCNameStartChar;function isNCNameChar(c){return isNCNameStartChar(c)||(c===45||c===
46||c>=48&&c<=57||c===183||c>=768&&c<=879||c>=8255&&c<=8256)}exports.isNCNameChar=isNCNameChar}});var require_saxes=__commonJS({"node_modules/saxes/saxes.js"(exports){"use strict";Object.defineProperty(exports,"__esMod\
ule",{value:true});exports.SaxesParser=exports.EVENTS=void 0;var ed5=require_ed5();var ed2=require_ed2();var NSed3=require_ed3();
var isS=ed5.isS;var isChar10=ed5.isChar;var isNameStartChar=ed5.isNameStartChar;var isNameChar=ed5.isNameChar;var S_LIST=ed5.
S_LIST;var NAME_RE=ed5.NAME_RE;var isChar11=ed2.isChar;var isNCNameStartChar=NSed3.isNCNameStartChar;var isNCNameChar=NSed3.
isNCNameChar;var NC_NAME_RE=NSed3.NC_NAME_RE;var XML_NAMESPACE="http://www.w3.org/XML/1998/namespace";var XMLNS_NAMESPACE="\
http://www.w3.org/2000/xmlns/";var rootNS={__proto__:null,xml:XML_NAMESPACE,xmlns:XMLNS_NAMESPACE};var XML_ENTITIES={__proto__:null,
amp:"&",gt:">",lt:"<",quot:'"',apos:"'"};var EOC=-1;var NL_LIKE=-2;var S_BEGIN=0;var S_BEGIN_WHITESPACE=1;var S_DOCTYPE=2;
var S_DOCTYPE_QUOTE=3;var S_DTD=4;var S_DTD_QUOTED=5;var S_DTD_OPEN_WAKA=6;var S_DTD_OPEN_WAKA_BANG=7;var S_DTD_COMMENT=8;
var S_DTD_COMMENT_ENDING=9;var S_DTD_COMMENT_ENDED=10;var S_DTD_PI=11;var S_DTD_PI_ENDING=12;var S_TEXT=13;var S_ENTITY=14;
var S_OPEN_WAKA=15;var S_OPEN_WAKA_BANG=16;var S_COMMENT=17;var S_COMMENT_ENDING=18;var S_COMMENT_ENDED=19;var S_CDATA=20;
var S_CDATA_ENDING=21;var S_CDATA_ENDING_2=22;var S_PI_FIRST_CHAR=23;var S_PI_REST=24;var S_PI_BODY=25;var S_PI_ENDING=26;
var S_XML_DECL_NAME_START=27;var S_XML_DECL_NAME=28;var S_XML_DECL_EQ=29;var S_XML_DECL_VALUE_START=30;var S_XML_DECL_VALUE=31;
var S_XML_DECL_SEPARATOR=32;var S_XML_DECL_ENDING=33;var S_OPEN_TAG=34;var S_OPEN_TAG_SLASH=35;var S_ATTRIB=36;var S_ATTRIB_NAME=37;
var S_ATTRIB_NAME_SAW_WHITE=38;var S_ATTRIB_VALUE=39;var S_ATTRIB_VALUE_QUOTED=40;var S_ATTRIB_VALUE_CLOSED=41;var S_ATTRIB_VALUE_UNQUOTED=42;
var S_CLOSE_TAG=43;var S_CLOSE_TAG_SAW_WHITE=44;var TAB=9;var NL=10;var CR=13;var SPACE2=32;var BANG=33;var DQUOTE=34;var AMP=38;
var SQUOTE=39;var MINUS=45;var FORWARD_SLASH=47;var SEMICOLON=59;var LESS=60;var EQUAL=61;var GREATER=62;var QUESTION=63;
var OPEN_BRACKET=91;var CLOSE_BRACKET=93;var NEL=133;var LS=8232;var isQuote=c=>c===DQUOTE||c===SQUOTE;var QUOTES=[DQUOTE,
SQUOTE];var DOCTYPE_TERMINATOR=[...QUOTES,OPEN_BRACKET,GREATER];var DTD_TERMINATOR=[...QUOTES,LESS,CLOSE_BRACKET];var XML_DECL_NAME_TERMINATOR=[
EQUAL,QUESTION,...S_LIST];var ATTRIB_VALUE_UNQUOTED_TERMINATOR=[...S_LIST,GREATER,AMP,LESS];function nsPairCheck(parser,prefix,uri){
switch(prefix){case"xml":if(uri!==XML_NAMESPACE){parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`)}break;case"\
xmlns":if(uri!==XMLNS_NAMESPACE){parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`)}break;default:}switch(uri){case XMLNS_NAMESPACE:
parser.fail(prefix===""?`the default namespace may not be set to ${uri}.`:`may not assign a prefix (even "xmlns") to the\
 URI ${XMLNS_NAMESPACE}.`);break;case XML_NAMESPACE:switch(prefix){case"xml":break;case"":parser.fail(`the default names\
pace may not be set to ${uri}.`);break;default:parser.fail("may not assign the xml namespace to another prefix.")}break;default:}}
function nsMappingCheck(parser,mapping){for(const local of Object.keys(mapping)){nsPairCheck(parser,local,mapping[local])}}
var isNCName=name=>NC_NAME_RE.test(name);var isName=name=>NAME_RE.test(name);var FORBIDDEN_START=0;var FORBIDDEN_BRACKET=1;
var FORBIDDEN_BRACKET_BRACKET=2;exports.EVENTS=["xmldecl","text","processinginstruction","doctype","comment","opentagsta\
rt","attribute","opentag","closetag","cdata","error","end","ready"];var EVENT_NAME_TO_HANDLER_NAME={xmldecl:"xmldeclHand\
ler",text:"textHandler",processinginstruction:"piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"\
openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"closeTagHandler",cdata:"cdataHandle\
r",error:"errorHandler",end:"endHandler",ready:"readyHandler"};var SaxesParser2=class{constructor(opt){this.opt=opt!==null&&
opt!==void 0?opt:{};this.fragmentOpt=!!this.opt.fragment;const xmlnsOpt=this.xmlnsOpt=!!this.opt.xmlns;this.trackPosition=
this.opt.position!==false;this.fileName=this.opt.fileName;if(xmlnsOpt){this.nameStartCheck=isNCNameStartChar;this.nameCheck=
isNCNameChar;this.isName=isNCName;this.processAttribs=this.processAttribsNS;this.pushAttrib=this.pushAttribNS;this.ns=Object.
assign({__proto__:null},rootNS);const additional=this.opt.additionalNamespaces;if(additional!=null){nsMappingCheck(this,
additional);Object.assign(this.ns,additional)}}else{this.nameStartCheck=isNameStartChar;this.nameCheck=isNameChar;this.isName=
isName;this.processAttribs=this.processAttribsPlain;this.pushAttrib=this.pushAttribPlain}this.stateTable=[this.sBegin,this.
sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,this.
sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,
this.sOpenWakaBang,this.sComment,this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,
this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,this.sXMLDeclName,this.sXMLDeclEq,this.
sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,this.sAttrib,
this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,
this.sCloseTag,this.sCloseTagSawWhite];this._init()}get closed(){return this._closed}_init(){var _a3;this.openWakaBang="";
this.text="";this.name="";this.piTarget="";this.entity="";this.q=null;this.tags=[];this.tag=null;this.topNS=null;this.chunk=
"";this.chunkPosition=0;this.i=0;this.prevI=0;this.carriedFromPrevious=void 0;this.forbiddenState=FORBIDDEN_START;this.attribList=
[];const{fragmentOpt}=this;this.state=fragmentOpt?S_TEXT:S_BEGIN;this.reportedTextBeforeRoot=this.reportedTextAfterRoot=
this.closedRoot=this.sawRoot=fragmentOpt;this.xmlDeclPossible=!fragmentOpt;this.xmlDeclExpects=["version"];this.entityReturnState=
void 0;let{defaultXMLVersion}=this.opt;if(defaultXMLVersion===void 0){if(this.opt.forceXMLVersion===true){throw new Error(
"forceXMLVersion set but defaultXMLVersion is not set")}defaultXMLVersion="1.0"}this.setXMLVersion(defaultXMLVersion);this.
positionAtNewLine=0;this.doctype=false;this._closed=false;this.xmlDecl={version:void 0,encoding:void 0,standalone:void 0};
this.line=1;this.column=0;this.ENTITIES=Object.create(XML_ENTITIES);(_a3=this.readyHandler)===null||_a3===void 0?void 0:
_a3.call(this)}get position(){return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(name,handler){
this[EVENT_NAME_TO_HANDLER_NAME[name]]=handler}off(name){this[EVENT_NAME_TO_HANDLER_NAME[name]]=void 0}makeError(message){
var _a3;let msg=(_a3=this.fileName)!==null&&_a3!==void 0?_a3:"";if(this.trackPosition){if(msg.length>0){msg+=":"}msg+=`${this.
line}:${this.column}`}if(msg.length>0){msg+=": "}return new Error(msg+message)}fail(message){const err=this.makeError(message);
const handler=this.errorHandler;if(handler===void 0){throw err}else{handler(err)}return this}write(chunk){if(this.closed){
return this.fail("cannot write after close; assign an onready handler.")}let end2=false;if(chunk===null){end2=true;chunk=
""}else if(typeof chunk==="object"){chunk=chunk.toString()}if(this.carriedFromPrevious!==void 0){chunk=`${this.carriedFromPrevious}${chunk}`;
this.carriedFromPrevious=void 0}let limit=chunk.length;const lastCode=chunk.charCodeAt(limit-1);if(!end2&&(lastCode===CR||
lastCode>=55296&&lastCode<=56319)){this.carriedFromPrevious=chunk[limit-1];limit--;chunk=chunk.slice(0,limit)}const{stateTable}=this;
this.chunk=chunk;this.i=0;while(this.i<limit){stateTable[this.state].call(this)}this.chunkPosition+=limit;return end2?this.
end():this}close(){return this.write(null)}getCode10(){const{chunk,i}=this;this.prevI=i;this.i=i+1;if(i>=chunk.length){return EOC}
const code=chunk.charCodeAt(i);this.column++;if(code<55296){if(code>=SPACE2||code===TAB){return code}switch(code){case NL:
this.line++;this.column=0;this.positionAtNewLine=this.position;return NL;case CR:if(chunk.charCodeAt(i+1)===NL){this.i=i+
2}this.line++;this.column=0;this.positionAtNewLine=this.position;return NL_LIKE;default:this.fail("disallowed character.");
return code}}if(code>56319){if(!(code>=57344&&code<=65533)){this.fail("disallowed character.")}return code}const final=65536+
(code-55296)*1024+(chunk.charCodeAt(i+1)-56320);this.i=i+2;if(final>1114111){this.fail("disallowed character.")}return final}getCode11(){
const{chunk,i}=this;this.prevI=i;this.i=i+1;if(i>=chunk.length){return EOC}const code=chunk.charCodeAt(i);this.column++;
if(code<55296){if(code>31&&code<127||code>159&&code!==LS||code===TAB){return code}switch(code){case NL:this.line++;this.
column=0;this.positionAtNewLine=this.position;return NL;case CR:{const next=chunk.charCodeAt(i+1);if(next===NL||next===NEL){
this.i=i+2}}case NEL:case LS:this.line++;this.column=0;this.positionAtNewLine=this.position;return NL_LIKE;default:this.
fail("disallowed character.");return code}}if(code>56319){if(!(code>=57344&&code<=65533)){this.fail("disallowed characte\
r.")}return code}const final=65536+(code-55296)*1024+(chunk.charCodeAt(i+1)-56320);this.i=i+2;if(final>1114111){this.fail(
"disallowed character.")}return final}getCodeNorm(){const c=this.getCode();return c===NL_LIKE?NL:c}unget(){this.i=this.prevI;
this.column--}captureTo(chars){let{i:start4}=this;const{chunk}=this;while(true){const c=this.getCode();const isNLLike=c===
NL_LIKE;const final=isNLLike?NL:c;if(final===EOC||chars.includes(final)){this.text+=chunk.slice(start4,this.prevI);return final}
if(isNLLike){this.text+=`${chunk.slice(start4,this.prevI)}
`;start4=this.i}}}captureToChar(char){let{i:start4}=this;const{chunk}=this;while(true){let c=this.getCode();switch(c){case NL_LIKE:
this.text+=`${chunk.slice(start4,this.prevI)}
`;start4=this.i;c=NL;break;case EOC:this.text+=chunk.slice(start4);return false;default:}if(c===char){this.text+=chunk.slice(
start4,this.prevI);return true}}}captureNameChars(){const{chunk,i:start4}=this;while(true){const c=this.getCode();if(c===
EOC){this.name+=chunk.slice(start4);return EOC}if(!isNameChar(c)){this.name+=chunk.slice(start4,this.prevI);return c===NL_LIKE?
NL:c}}}skipSpaces(){while(true){const c=this.getCodeNorm();if(c===EOC||!isS(c)){return c}}}setXMLVersion(version2){this.
currentXMLVersion=version2;if(version2==="1.0"){this.isChar=isChar10;this.getCode=this.getCode10}else{this.isChar=isChar11;
this.getCode=this.getCode11}}sBegin(){if(this.chunk.charCodeAt(0)===65279){this.i++;this.column++}this.state=S_BEGIN_WHITESPACE}sBeginWhitespace(){
const iBefore=this.i;const c=this.skipSpaces();if(this.prevI!==iBefore){this.xmlDeclPossible=false}switch(c){case LESS:this.
state=S_OPEN_WAKA;if(this.text.length!==0){throw new Error("no-empty text at start")}break;case EOC:break;default:this.unget();
this.state=S_TEXT;this.xmlDeclPossible=false}}sDoctype(){var _a3;const c=this.captureTo(DOCTYPE_TERMINATOR);switch(c){case GREATER:{
(_a3=this.doctypeHandler)===null||_a3===void 0?void 0:_a3.call(this,this.text);this.text="";this.state=S_TEXT;this.doctype=
true;break}case EOC:break;default:this.text+=String.fromCodePoint(c);if(c===OPEN_BRACKET){this.state=S_DTD}else if(isQuote(
c)){this.state=S_DOCTYPE_QUOTE;this.q=c}}}sDoctypeQuote(){const q=this.q;if(this.captureToChar(q)){this.text+=String.fromCodePoint(
q);this.q=null;this.state=S_DOCTYPE}}sDTD(){const c=this.captureTo(DTD_TERMINATOR);if(c===EOC){return}this.text+=String.
fromCodePoint(c);if(c===CLOSE_BRACKET){this.state=S_DOCTYPE}else if(c===LESS){this.state=S_DTD_OPEN_WAKA}else if(isQuote(
c)){this.state=S_DTD_QUOTED;this.q=c}}sDTDQuoted(){const q=this.q;if(this.captureToChar(q)){this.text+=String.fromCodePoint(
q);this.state=S_DTD;this.q=null}}sDTDOpenWaka(){const c=this.getCodeNorm();this.text+=String.fromCodePoint(c);switch(c){case BANG:
this.state=S_DTD_OPEN_WAKA_BANG;this.openWakaBang="";break;case QUESTION:this.state=S_DTD_PI;break;default:this.state=S_DTD}}sDTDOpenWakaBang(){
const char=String.fromCodePoint(this.getCodeNorm());const owb=this.openWakaBang+=char;this.text+=char;if(owb!=="-"){this.
state=owb==="--"?S_DTD_COMMENT:S_DTD;this.openWakaBang=""}}sDTDComment(){if(this.captureToChar(MINUS)){this.text+="-";this.
state=S_DTD_COMMENT_ENDING}}sDTDCommentEnding(){const c=this.getCodeNorm();this.text+=String.fromCodePoint(c);this.state=
c===MINUS?S_DTD_COMMENT_ENDED:S_DTD_COMMENT}sDTDCommentEnded(){const c=this.getCodeNorm();this.text+=String.fromCodePoint(
c);if(c===GREATER){this.state=S_DTD}else{this.fail("malformed comment.");this.state=S_DTD_COMMENT}}sDTDPI(){if(this.captureToChar(
QUESTION)){this.text+="?";this.state=S_DTD_PI_ENDING}}sDTDPIEnding(){const c=this.getCodeNorm();this.text+=String.fromCodePoint(
c);if(c===GREATER){this.state=S_DTD}}sText(){if(this.tags.length!==0){this.handleTextInRoot()}else{this.handleTextOutsideRoot()}}sEntity(){
let{i:start4}=this;const{chunk}=this;loop:while(true){switch(this.getCode()){case NL_LIKE:this.entity+=`${chunk.slice(start4,
this.prevI)}
`;start4=this.i;break;case SEMICOLON:{const{entityReturnState}=this;const entity=this.entity+chunk.slice(start4,this.prevI);
this.state=entityReturnState;let parsed;if(entity===""){this.fail("empty entity name.");parsed="&;"}else{parsed=this.parseEntity(
entity);this.entity=""}if(entityReturnState!==S_TEXT||this.textHandler!==void 0){this.text+=parsed}break loop}case EOC:this.
entity+=chunk.slice(start4);break loop;default:}}}sOpenWaka(){const c=this.getCode();if(isNameStartChar(c)){this.state=S_OPEN_TAG;
this.unget();this.xmlDeclPossible=false}else{switch(c){case FORWARD_SLASH:this.state=S_CLOSE_TAG;this.xmlDeclPossible=false;
break;case BANG:this.state=S_OPEN_WAKA_BANG;this.openWakaBang="";this.xmlDeclPossible=false;break;case QUESTION:this.state=
S_PI_FIRST_CHAR;break;default:this.fail("disallowed character in tag name");this.state=S_TEXT;this.xmlDeclPossible=false}}}sOpenWakaBang(){
this.openWakaBang+=String.fromCodePoint(this.getCodeNorm());switch(this.openWakaBang){case"[CDATA[":if(!this.sawRoot&&!this.
reportedTextBeforeRoot){this.fail("text data outside of root node.");this.reportedTextBeforeRoot=true}if(this.closedRoot&&
!this.reportedTextAfterRoot){this.fail("text data outside of root node.");this.reportedTextAfterRoot=true}this.state=S_CDATA;
this.openWakaBang="";break;case"--":this.state=S_COMMENT;this.openWakaBang="";break;case"DOCTYPE":this.state=S_DOCTYPE;if(this.
doctype||this.sawRoot){this.fail("inappropriately located doctype declaration.")}this.openWakaBang="";break;default:if(this.
openWakaBang.length>=7){this.fail("incorrect syntax.")}}}sComment(){if(this.captureToChar(MINUS)){this.state=S_COMMENT_ENDING}}sCommentEnding(){
var _a3;const c=this.getCodeNorm();if(c===MINUS){this.state=S_COMMENT_ENDED;(_a3=this.commentHandler)===null||_a3===void 0?
void 0:_a3.call(this,this.text);this.text=""}else{this.text+=`-${String.fromCodePoint(c)}`;this.state=S_COMMENT}}sCommentEnded(){
const c=this.getCodeNorm();if(c!==GREATER){this.fail("malformed comment.");this.text+=`--${String.fromCodePoint(c)}`;this.
state=S_COMMENT}else{this.state=S_TEXT}}sCData(){if(this.captureToChar(CLOSE_BRACKET)){this.state=S_CDATA_ENDING}}sCDataEnding(){
const c=this.getCodeNorm();if(c===CLOSE_BRACKET){this.state=S_CDATA_ENDING_2}else{this.text+=`]${String.fromCodePoint(c)}`;
this.state=S_CDATA}}sCDataEnding2(){var _a3;const c=this.getCodeNorm();switch(c){case GREATER:{(_a3=this.cdataHandler)===
null||_a3===void 0?void 0:_a3.call(this,this.text);this.text="";this.state=S_TEXT;break}case CLOSE_BRACKET:this.text+="]";
break;default:this.text+=`]]${String.fromCodePoint(c)}`;this.state=S_CDATA}}sPIFirstChar(){const c=this.getCodeNorm();if(this.
nameStartCheck(c)){this.piTarget+=String.fromCodePoint(c);this.state=S_PI_REST}else if(c===QUESTION||isS(c)){this.fail("\
processing instruction without a target.");this.state=c===QUESTION?S_PI_ENDING:S_PI_BODY}else{this.fail("disallowed char\
acter in processing instruction name.");this.piTarget+=String.fromCodePoint(c);this.state=S_PI_REST}}sPIRest(){const{chunk,
i:start4}=this;while(true){const c=this.getCodeNorm();if(c===EOC){this.piTarget+=chunk.slice(start4);return}if(!this.nameCheck(
c)){this.piTarget+=chunk.slice(start4,this.prevI);const isQuestion=c===QUESTION;if(isQuestion||isS(c)){if(this.piTarget===
"xml"){if(!this.xmlDeclPossible){this.fail("an XML declaration must be at the start of the document.")}this.state=isQuestion?
S_XML_DECL_ENDING:S_XML_DECL_NAME_START}else{this.state=isQuestion?S_PI_ENDING:S_PI_BODY}}else{this.fail("disallowed cha\
racter in processing instruction name.");this.piTarget+=String.fromCodePoint(c)}break}}}sPIBody(){if(this.text.length===
0){const c=this.getCodeNorm();if(c===QUESTION){this.state=S_PI_ENDING}else if(!isS(c)){this.text=String.fromCodePoint(c)}}else if(this.
captureToChar(QUESTION)){this.state=S_PI_ENDING}}sPIEnding(){var _a3;const c=this.getCodeNorm();if(c===GREATER){const{piTarget}=this;
if(piTarget.toLowerCase()==="xml"){this.fail("the XML declaration must appear at the start of the document.")}(_a3=this.
piHandler)===null||_a3===void 0?void 0:_a3.call(this,{target:piTarget,body:this.text});this.piTarget=this.text="";this.state=
S_TEXT}else if(c===QUESTION){this.text+="?"}else{this.text+=`?${String.fromCodePoint(c)}`;this.state=S_PI_BODY}this.xmlDeclPossible=
false}sXMLDeclNameStart(){const c=this.skipSpaces();if(c===QUESTION){this.state=S_XML_DECL_ENDING;return}if(c!==EOC){this.
state=S_XML_DECL_NAME;this.name=String.fromCodePoint(c)}}sXMLDeclName(){const c=this.captureTo(XML_DECL_NAME_TERMINATOR);
if(c===QUESTION){this.state=S_XML_DECL_ENDING;this.name+=this.text;this.text="";this.fail("XML declaration is incomplete\
.");return}if(!(isS(c)||c===EQUAL)){return}this.name+=this.text;this.text="";if(!this.xmlDeclExpects.includes(this.name)){
switch(this.name.length){case 0:this.fail("did not expect any more name/value pairs.");break;case 1:this.fail(`expected \
the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`)}}this.
state=c===EQUAL?S_XML_DECL_VALUE_START:S_XML_DECL_EQ}sXMLDeclEq(){const c=this.getCodeNorm();if(c===QUESTION){this.state=
S_XML_DECL_ENDING;this.fail("XML declaration is incomplete.");return}if(isS(c)){return}if(c!==EQUAL){this.fail("value re\
quired.")}this.state=S_XML_DECL_VALUE_START}sXMLDeclValueStart(){const c=this.getCodeNorm();if(c===QUESTION){this.state=
S_XML_DECL_ENDING;this.fail("XML declaration is incomplete.");return}if(isS(c)){return}if(!isQuote(c)){this.fail("value \
must be quoted.");this.q=SPACE2}else{this.q=c}this.state=S_XML_DECL_VALUE}sXMLDeclValue(){const c=this.captureTo([this.q,
QUESTION]);if(c===QUESTION){this.state=S_XML_DECL_ENDING;this.text="";this.fail("XML declaration is incomplete.");return}
if(c===EOC){return}const value=this.text;this.text="";switch(this.name){case"version":{this.xmlDeclExpects=["encoding","\
standalone"];const version2=value;this.xmlDecl.version=version2;if(!/^1\.[0-9]+$/.test(version2)){this.fail("version num\
ber must match /^1\\.[0-9]+$/.")}else if(!this.opt.forceXMLVersion){this.setXMLVersion(version2)}break}case"encoding":if(!/^[A-Za-z][A-Za-z0-9._-]*$/.
test(value)){this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.")}this.xmlDeclExpects=["standalone"];this.
xmlDecl.encoding=value;break;case"standalone":if(value!=="yes"&&value!=="no"){this.fail('standalone value must match "ye\
s" or "no".')}this.xmlDeclExpects=[];this.xmlDecl.standalone=value;break;default:}this.name="";this.state=S_XML_DECL_SEPARATOR}sXMLDeclSeparator(){
const c=this.getCodeNorm();if(c===QUESTION){this.state=S_XML_DECL_ENDING;return}if(!isS(c)){this.fail("whitespace requir\
ed.");this.unget()}this.state=S_XML_DECL_NAME_START}sXMLDeclEnding(){var _a3;const c=this.getCodeNorm();if(c===GREATER){
if(this.piTarget!=="xml"){this.fail("processing instructions are not allowed before root.")}else if(this.name!=="version"&&
this.xmlDeclExpects.includes("version")){this.fail("XML declaration must contain a version.")}(_a3=this.xmldeclHandler)===
null||_a3===void 0?void 0:_a3.call(this,this.xmlDecl);this.name="";this.piTarget=this.text="";this.state=S_TEXT}else{this.
fail("The character ? is disallowed anywhere in XML declarations.")}this.xmlDeclPossible=false}sOpenTag(){var _a3;const c=this.
captureNameChars();if(c===EOC){return}const tag=this.tag={name:this.name,attributes:Object.create(null)};this.name="";if(this.
xmlnsOpt){this.topNS=tag.ns=Object.create(null)}(_a3=this.openTagStartHandler)===null||_a3===void 0?void 0:_a3.call(this,
tag);this.sawRoot=true;if(!this.fragmentOpt&&this.closedRoot){this.fail("documents may contain only one root.")}switch(c){case GREATER:
this.openTag();break;case FORWARD_SLASH:this.state=S_OPEN_TAG_SLASH;break;default:if(!isS(c)){this.fail("disallowed char\
acter in tag name.")}this.state=S_ATTRIB}}sOpenTagSlash(){if(this.getCode()===GREATER){this.openSelfClosingTag()}else{this.
fail("forward-slash in opening tag not followed by >.");this.state=S_ATTRIB}}sAttrib(){const c=this.skipSpaces();if(c===
EOC){return}if(isNameStartChar(c)){this.unget();this.state=S_ATTRIB_NAME}else if(c===GREATER){this.openTag()}else if(c===
FORWARD_SLASH){this.state=S_OPEN_TAG_SLASH}else{this.fail("disallowed character in attribute name.")}}sAttribName(){const c=this.
captureNameChars();if(c===EQUAL){this.state=S_ATTRIB_VALUE}else if(isS(c)){this.state=S_ATTRIB_NAME_SAW_WHITE}else if(c===
GREATER){this.fail("attribute without value.");this.pushAttrib(this.name,this.name);this.name=this.text="";this.openTag()}else if(c!==
EOC){this.fail("disallowed character in attribute name.")}}sAttribNameSawWhite(){const c=this.skipSpaces();switch(c){case EOC:
return;case EQUAL:this.state=S_ATTRIB_VALUE;break;default:this.fail("attribute without value.");this.text="";this.name="";
if(c===GREATER){this.openTag()}else if(isNameStartChar(c)){this.unget();this.state=S_ATTRIB_NAME}else{this.fail("disallo\
wed character in attribute name.");this.state=S_ATTRIB}}}sAttribValue(){const c=this.getCodeNorm();if(isQuote(c)){this.q=
c;this.state=S_ATTRIB_VALUE_QUOTED}else if(!isS(c)){this.fail("unquoted attribute value.");this.state=S_ATTRIB_VALUE_UNQUOTED;
this.unget()}}sAttribValueQuoted(){const{q,chunk}=this;let{i:start4}=this;while(true){switch(this.getCode()){case q:this.
pushAttrib(this.name,this.text+chunk.slice(start4,this.prevI));this.name=this.text="";this.q=null;this.state=S_ATTRIB_VALUE_CLOSED;
return;case AMP:this.text+=chunk.slice(start4,this.prevI);this.state=S_ENTITY;this.entityReturnState=S_ATTRIB_VALUE_QUOTED;
return;case NL:case NL_LIKE:case TAB:this.text+=`${chunk.slice(start4,this.prevI)} `;start4=this.i;break;case LESS:this.
text+=chunk.slice(start4,this.prevI);this.fail("disallowed character.");return;case EOC:this.text+=chunk.slice(start4);return;default:}}}sAttribValueClosed(){
const c=this.getCodeNorm();if(isS(c)){this.state=S_ATTRIB}else if(c===GREATER){this.openTag()}else if(c===FORWARD_SLASH){
this.state=S_OPEN_TAG_SLASH}else if(isNameStartChar(c)){this.fail("no whitespace between attributes.");this.unget();this.
state=S_ATTRIB_NAME}else{this.fail("disallowed character in attribute name.")}}sAttribValueUnquoted(){const c=this.captureTo(
ATTRIB_VALUE_UNQUOTED_TERMINATOR);switch(c){case AMP:this.state=S_ENTITY;this.entityReturnState=S_ATTRIB_VALUE_UNQUOTED;
break;case LESS:this.fail("disallowed character.");break;case EOC:break;default:if(this.text.includes("]]>")){this.fail(
'the string "]]>" is disallowed in char data.')}this.pushAttrib(this.name,this.text);this.name=this.text="";if(c===GREATER){
this.openTag()}else{this.state=S_ATTRIB}}}sCloseTag(){const c=this.captureNameChars();if(c===GREATER){this.closeTag()}else if(isS(
c)){this.state=S_CLOSE_TAG_SAW_WHITE}else if(c!==EOC){this.fail("disallowed character in closing tag.")}}sCloseTagSawWhite(){
switch(this.skipSpaces()){case GREATER:this.closeTag();break;case EOC:break;default:this.fail("disallowed character in c\
losing tag.")}}handleTextInRoot(){let{i:start4,forbiddenState}=this;const{chunk,textHandler:handler}=this;scanLoop:while(true){
switch(this.getCode()){case LESS:{this.state=S_OPEN_WAKA;if(handler!==void 0){const{text}=this;const slice=chunk.slice(start4,
this.prevI);if(text.length!==0){handler(text+slice);this.text=""}else if(slice.length!==0){handler(slice)}}forbiddenState=
FORBIDDEN_START;break scanLoop}case AMP:this.state=S_ENTITY;this.entityReturnState=S_TEXT;if(handler!==void 0){this.text+=
chunk.slice(start4,this.prevI)}forbiddenState=FORBIDDEN_START;break scanLoop;case CLOSE_BRACKET:switch(forbiddenState){case FORBIDDEN_START:
forbiddenState=FORBIDDEN_BRACKET;break;case FORBIDDEN_BRACKET:forbiddenState=FORBIDDEN_BRACKET_BRACKET;break;case FORBIDDEN_BRACKET_BRACKET:
break;default:throw new Error("impossible state")}break;case GREATER:if(forbiddenState===FORBIDDEN_BRACKET_BRACKET){this.
fail('the string "]]>" is disallowed in char data.')}forbiddenState=FORBIDDEN_START;break;case NL_LIKE:if(handler!==void 0){
this.text+=`${chunk.slice(start4,this.prevI)}
`}start4=this.i;forbiddenState=FORBIDDEN_START;break;case EOC:if(handler!==void 0){this.text+=chunk.slice(start4)}break scanLoop;default:
forbiddenState=FORBIDDEN_START}}this.forbiddenState=forbiddenState}handleTextOutsideRoot(){let{i:start4}=this;const{chunk,
textHandler:handler}=this;let nonSpace=false;outRootLoop:while(true){const code=this.getCode();switch(code){case LESS:{this.
state=S_OPEN_WAKA;if(handler!==void 0){const{text}=this;const slice=chunk.slice(start4,this.prevI);if(text.length!==0){handler(
text+slice);this.text=""}else if(slice.length!==0){handler(slice)}}break outRootLoop}case AMP:this.state=S_ENTITY;this.entityReturnState=
S_TEXT;if(handler!==void 0){this.text+=chunk.slice(start4,this.prevI)}nonSpace=true;break outRootLoop;case NL_LIKE:if(handler!==
void 0){this.text+=`${chunk.slice(start4,this.prevI)}
`}start4=this.i;break;case EOC:if(handler!==void 0){this.text+=chunk.slice(start4)}break outRootLoop;default:if(!isS(code)){
nonSpace=true}}}if(!nonSpace){return}if(!this.sawRoot&&!this.reportedTextBeforeRoot){this.fail("text data outside of roo\
t node.");this.reportedTextBeforeRoot=true}if(this.closedRoot&&!this.reportedTextAfterRoot){this.fail("text data outside\
 of root node.");this.reportedTextAfterRoot=true}}pushAttribNS(name,value){var _a3;const{prefix,local}=this.qname(name);
const attr={name,prefix,local,value};this.attribList.push(attr);(_a3=this.attributeHandler)===null||_a3===void 0?void 0:
_a3.call(this,attr);if(prefix==="xmlns"){const trimmed=value.trim();if(this.currentXMLVersion==="1.0"&&trimmed===""){this.
fail("invalid attempt to undefine prefix in XML 1.0")}this.topNS[local]=trimmed;nsPairCheck(this,local,trimmed)}else if(name===
"xmlns"){const trimmed=value.trim();this.topNS[""]=trimmed;nsPairCheck(this,"",trimmed)}}pushAttribPlain(name,value){var _a3;
const attr={name,value};this.attribList.push(attr);(_a3=this.attributeHandler)===null||_a3===void 0?void 0:_a3.call(this,
attr)}end(){var _a3,_b;if(!this.sawRoot){this.fail("document must contain a root element.")}const{tags}=this;while(tags.
length>0){const tag=tags.pop();this.fail(`unclosed tag: ${tag.name}`)}if(this.state!==S_BEGIN&&this.state!==S_TEXT){this.
fail("unexpected end.")}const{text}=this;if(text.length!==0){(_a3=this.textHandler)===null||_a3===void 0?void 0:_a3.call(
this,text);this.text=""}this._closed=true;(_b=this.endHandler)===null||_b===void 0?void 0:_b.call(this);this._init();return this}resolve(prefix){
var _a3,_b;let uri=this.topNS[prefix];if(uri!==void 0){return uri}const{tags}=this;for(let index=tags.length-1;index>=0;index--){
uri=tags[index].ns[prefix];if(uri!==void 0){return uri}}uri=this.ns[prefix];if(uri!==void 0){return uri}return(_b=(_a3=this.
opt).resolvePrefix)===null||_b===void 0?void 0:_b.call(_a3,prefix)}qname(name){const colon=name.indexOf(":");if(colon===
-1){return{prefix:"",local:name}}const local=name.slice(colon+1);const prefix=name.slice(0,colon);if(prefix===""||local===
""||local.includes(":")){this.fail(`malformed name: ${name}.`)}return{prefix,local}}processAttribsNS(){var _a3;const{attribList}=this;
const tag=this.tag;{const{prefix,local}=this.qname(tag.name);tag.prefix=prefix;tag.local=local;const uri=tag.uri=(_a3=this.
resolve(prefix))!==null&&_a3!==void 0?_a3:"";if(prefix!==""){if(prefix==="xmlns"){this.fail('tags may not have "xmlns" a\
s prefix.')}if(uri===""){this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);tag.uri=prefix}}}if(attribList.
length===0){return}const{attributes}=tag;const seen=new Set;for(const attr of attribList){const{name,prefix,local}=attr;
let uri;let eqname;if(prefix===""){uri=name==="xmlns"?XMLNS_NAMESPACE:"";eqname=name}else{uri=this.resolve(prefix);if(uri===
void 0){this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);uri=prefix}eqname=`{${uri}}${local}`}if(seen.has(
eqname)){this.fail(`duplicate attribute: ${eqname}.`)}seen.add(eqname);attr.uri=uri;attributes[name]=attr}this.attribList=
[]}processAttribsPlain(){const{attribList}=this;const attributes=this.tag.attributes;for(const{name,value}of attribList){
if(attributes[name]!==void 0){this.fail(`duplicate attribute: ${name}.`)}attributes[name]=value}this.attribList=[]}openTag(){
var _a3;this.processAttribs();const{tags}=this;const tag=this.tag;tag.isSelfClosing=false;(_a3=this.openTagHandler)===null||
_a3===void 0?void 0:_a3.call(this,tag);tags.push(tag);this.state=S_TEXT;this.name=""}openSelfClosingTag(){var _a3,_b,_c;
this.processAttribs();const{tags}=this;const tag=this.tag;tag.isSelfClosing=true;(_a3=this.openTagHandler)===null||_a3===
void 0?void 0:_a3.call(this,tag);(_b=this.closeTagHandler)===null||_b===void 0?void 0:_b.call(this,tag);const top=this.tag=
(_c=tags[tags.length-1])!==null&&_c!==void 0?_c:null;if(top===null){this.closedRoot=true}this.state=S_TEXT;this.name=""}closeTag(){
const{tags,name}=this;this.state=S_TEXT;this.name="";if(name===""){this.fail("weird empty close tag.");this.text+="</>";
return}const handler=this.closeTagHandler;let l=tags.length;while(l-- >0){const tag=this.tag=tags.pop();this.topNS=tag.ns;
handler===null||handler===void 0?void 0:handler(tag);if(tag.name===name){break}this.fail("unexpected close tag.")}if(l===
0){this.closedRoot=true}else if(l<0){this.fail(`unmatched closing tag: ${name}.`);this.text+=`</${name}>`}}parseEntity(entity){
if(entity[0]!=="#"){const defined=this.ENTITIES[entity];if(defined!==void 0){return defined}this.fail(this.isName(entity)?
"undefined entity.":"disallowed character in entity name.");return`&${entity};`}let num=NaN;if(entity[1]==="x"&&/^#x[0-9a-f]+$/i.
test(entity)){num=parseInt(entity.slice(2),16)}else if(/^#[0-9]+$/.test(entity)){num=parseInt(entity.slice(1),10)}if(!this.
isChar(num)){this.fail("malformed character entity.");return`&${entity};`}return String.fromCodePoint(num)}};exports.SaxesParser=
SaxesParser2}});var GO_SPACE="\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";var SEPARATORS_OR_WORD=new RegExp(
`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`,"g");function tokens(unit){const found=[];let below2=false;for(const{0:text,1:separators,
index:start4}of unit.matchAll(SEPARATORS_OR_WORD)){if(separators===void 0)found.push({text,start:start4,below:below2});else
below2=isBelow(separators,below2)}return found}function isBelow(separators,before){const last2=Math.max(separators.lastIndexOf(
"*"),separators.lastIndexOf("/"));return last2<0?before:separators[last2]==="/"}var TIME=[[1e-12,"ps psec picosecond picoseconds"],[1e-9,"ns nsec nanosecond nanoseconds"],[1e-6,"us \xB5s \u03BCs usec microsec\
ond microseconds"],[.001,"ms msec millisecond milliseconds"],[1,"s sec secs second seconds"]];var LONG_TIME=[[60,"min mi\
ns minute minutes"],[3600,"h hr hour hours"]];var SIZE=[[1,"B byte bytes"],[1e3,"kB KB kilobyte kilobytes"],[1e6,"MB meg\
abyte megabytes"],[1e9,"GB gigabyte gigabytes"],[1e12,"TB terabyte terabytes"],[2**10,"KiB kibibyte kibibytes"],[2**20,"\
MiB mebibyte mebibytes"],[2**30,"GiB gibibyte gibibytes"],[2**40,"TiB tebibyte tebibytes"]];var SHORTEST_ANY_CASE={sec:4,
B:2};var EXACT=new Map;var ANY_CASE=new Map;function learn(table,base,inside){for(const[factor,spellings]of table){for(const spelling of spellings.
split(" ")){const word={base,factor,inside};EXACT.set(spelling,word);if(spelling.length>=SHORTEST_ANY_CASE[base])ANY_CASE.
set(spelling.toLowerCase(),word)}}}learn(TIME,"sec",true);learn(LONG_TIME,"sec",false);learn(SIZE,"B",true);function unitWord(text){
return EXACT.get(text)??ANY_CASE.get(text.toLowerCase())??null}function tidy(unit){const word=unitWord(unit.trim());if(word!==null)return{unit:word.base,factor:word.factor};const tidied=tidyGo(
unit);return tidied.factor>=1/MAX_FACTOR&&tidied.factor<=MAX_FACTOR?tidied:{unit,factor:1}}var MAX_FACTOR=1e30;function tidyGo(unit){
let tidied="";let factor=1;let end2=0;for(const{text,start:start4,below:below2}of tokens(unit)){if(below2||text!=="ns"&&
text!=="MB")continue;factor=text==="ns"?factor/1e9:factor*1e6;tidied+=unit.slice(end2,start4)+(text==="ns"?"sec":"B");end2=
start4+text.length}return{unit:tidied+unit.slice(end2),factor}}var BAD_BYTE=-1;var SPACE=new RegExp(`[${GO_SPACE}]`);var GRAPHIC=/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;function characterAt(text,at){
const first=text.charCodeAt(at);if(first<128)return first;const size=sizeFromLead(first);if(size===0||at+size>text.length)
return BAD_BYTE;let code=first&127>>size;for(let index=at+1;index<at+size;index+=1){const byte=text.charCodeAt(index);if((byte&
192)!==128)return BAD_BYTE;code=code<<6|byte&63}return sizeOf(code)===size&&!isSurrogate(code)&&code<=1114111?code:BAD_BYTE}
function sizeOf(code){if(code<128)return 1;if(code<2048)return 2;return code<65536?3:4}function charactersOf(text){const found=[];
for(let at=0;at<text.length;){const code=characterAt(text,at);found.push(code===BAD_BYTE?65533:code);at+=sizeOf(code)}return found}
function encodeCharacter(code){if(code>1114111||isSurrogate(code))return null;return Buffer.from(String.fromCodePoint(code)).
toString("latin1")}function isSpace(code){return code>=0&&code<=65535&&SPACE.test(String.fromCharCode(code))}function isGraphic(code){
return code===BAD_BYTE||GRAPHIC.test(String.fromCodePoint(code))}function sizeFromLead(byte){if(byte<192)return 0;if(byte<
224)return 2;if(byte<240)return 3;return byte<248?4:0}function isSurrogate(code){return code>=55296&&code<=57343}function toBytes(text){return Buffer.from(text,"utf8").toString("latin1")}function fromBytes(bytes){return Buffer.from(bytes,
"latin1").toString("utf8")}var BEYOND_ASCII=/[\x80-\xff]/;function width(bytes){if(!BEYOND_ASCII.test(bytes))return bytes.
length;let count=0;for(let at=0;at<bytes.length;count+=1){at+=bytes.charCodeAt(at)<128?1:sizeOf(characterAt(bytes,at))}return count}
function isBlank(bytes){for(let at=0;at<bytes.length;){if(!startsWithSpace(bytes,at))return false;at+=sizeOf(characterAt(
bytes,at))}return true}function startsWithSpace(bytes,at=0){const first=bytes.charCodeAt(at);return!(first>32&&first<127)&&
at<bytes.length&&isSpace(characterAt(bytes,at))}function metricUnit(metric,unit){const name=`${metric}-${unit}`;const isPlain=metric==="value"||tidy(metric).unit===unit||
tidy(name).unit!==name;return isPlain?unit:name}var UTF16_BYTE_PAIRS_LOOKED_AT=64;var HIGH=new Set([0,37]);function decodeText(bytes){return new TextDecoder(encodingOf(
bytes)).decode(bytes)}function encodingOf(bytes){const[first,second]=bytes;if(first===255&&second===254)return"utf-16le";
if(first===254&&second===255)return"utf-16be";const start4=bytes.subarray(0,2*UTF16_BYTE_PAIRS_LOOKED_AT);if(!start4.includes(
0))return"utf-8";const highs=offset=>start4.filter((byte,at)=>HIGH.has(byte)&&at%2===offset).length;const most=start4.length/
4;if(highs(1)>most)return"utf-16le";return highs(0)>most?"utf-16be":"utf-8"}var ESCAPES=/\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;
function cleanText(text){const single=withoutZeros(text);const lined=single.includes("\r")?single.replaceAll(/\r+\n?/g,"\
\n"):single;const isPlain=!lined.includes("\x1B")&&!lined.includes("\x9B");const plain=isPlain?lined:lined.replaceAll(ESCAPES,
"").replaceAll(/[\x1b\x9b]/g,"");return plain.replace(/^\ufeff+/,"")}function withoutZeros(text){if(!text.slice(0,8).includes(
"\0"))return text;return text.replace(/^\ufffd+/,"").replaceAll("\0","")}function lines(text){return text.split("\n")}function countLineFeeds(text,from,to){
const part=text.slice(from,to);let count=0;for(let at=part.indexOf("\n");at>=0;at=part.indexOf("\n",at+1))count++;return count}
function opening(text){return cut(/\S.*/.exec(text)?.[0].trimEnd()??"")}var QUOTED_AT_MOST=60;function cut(text){return text.
length>QUOTED_AT_MOST?`${text.slice(0,QUOTED_AT_MOST-1)}\u2026`:text}function makeSeriesList(){const series=new Map;const grown=new Map;return{add(measurement){const{group,name,metric,unit}=measurement;
const key=JSON.stringify([group,name,metric,unit]);const known2=series.get(key);if(known2===void 0){series.set(key,measurement);
return}let values=grown.get(key);if(values===void 0){values=[...known2.values];grown.set(key,values);series.set(key,{...known2,
values})}for(const value of measurement.values)values.push(value)},all:()=>[...series.values()]}}var ab={id:"ab",title:"ApacheBench (ab): what it prints",advice:"ab -q -n 2000 -c 4 http://127.0.0.1:8080/",recognises:text=>/^This is ApacheBench, Version /m.
test(text),parse};function parse({path,text}){const problems=[];const series=makeSeriesList();const runs=runsOf(text);for(const run of runs)
for(const found of readRun(run,path,problems))series.add(found);if(runs.length===0){const message="this is not the outpu\
t of ab. Check that the command ran, and prints what ab prints.";problems.push({where:path,message,severity:"error"})}return{
measurements:series.all(),problems}}function runsOf(text){const runs=[];for(const[index,content]of lines(text).entries()){
const line=index+1;const isStart=content.startsWith("This is ApacheBench")||runs.length===0&&content.startsWith("Server \
Hostname:");if(isStart)runs.push({line,fields:new Map,failure:null});const run=runs.at(-1);if(run===void 0)continue;if(/^apr_\w+: /.
test(content))run.failure??={text:content,line};const[,label,value]=/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/.exec(content)??[];
if(label!==void 0&&value!==void 0&&!run.fields.has(label)){run.fields.set(label,{value,line})}}return runs}var RATE="Req\
uests per second";var TIME2="Time per request";function readRun(run,path,problems){const{fields,failure:failure2}=run;const name=addressOf(
run);const rate=/^([\d.]+) \[#\/sec\] \(mean\)$/.exec(fields.get(RATE)?.value??"")?.[1];const time2=/^([\d.]+) \[ms\] \(mean\)$/.
exec(fields.get(TIME2)?.value??"")?.[1];const complete=countOf(run,"Complete requests");const fail8=(line2,message)=>{problems.
push({where:`${path}:${line2}`,message,severity:"error"});return[]};if(failure2!==null)return fail8(failure2.line,`ab ga\
ve up: ${failure2.text}.`);if(name===null||rate===void 0||time2===void 0||complete===0){return fail8(run.line,"this run \
of ab has no result. Check that the server answers.")}if(fields.get("Total transferred")?.value==="0 bytes"){return fail8(
fields.get("Total transferred").line,`no request to "${name}" was answered.`)}const broken2=["Connect","Receive","Except\
ions"].reduce((sum,what)=>sum+failedOf(run,what),0);const refused=countOf(run,"Non-2xx responses");const{line}=fields.get(
"Failed requests")??run;if(broken2>0)return fail8(line,`${broken2} of ${complete} requests to "${name}" failed.`);if(complete>
0&&refused>=complete){return fail8(line,`every response of "${name}" is an error, none has a status of 200 to 299.`)}if(refused>
0){const message=`${refused} of ${complete} responses of "${name}" are errors, without a status of 200 to 299.`;problems.
push({where:`${path}:${line}`,message,severity:"warning"})}const common={group:null,name,primary:true,aggregate:true};return[
{...common,metric:RATE,unit:"1/s",better:"higher",values:[Number(rate)]},{...common,metric:TIME2,unit:"ms",better:"lower",
values:[Number(time2)]}]}function countOf({fields},label){return Number(/^\d+/.exec(fields.get(label)?.value??"")?.[0]??
0)}function failedOf({fields},what){const causes=`Connect: ${fields.get("Connect")?.value??""}`;return Number(new RegExp(
`${what}: (\\d+)`).exec(causes)?.[1]??0)}function addressOf({fields}){const host=fields.get("Server Hostname")?.value;const port=fields.
get("Server Port")?.value;const path=fields.get("Document Path")?.value;if(host===void 0||port===void 0||path===void 0)return null;
const scheme=fields.has("SSL/TLS Protocol")?"https":"http";const isUsual=port===(scheme==="https"?"443":"80");return`${scheme}\
://${host}${isUsual?"":`:${port}`}${path}`}var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,
Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,
assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,
attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,
cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,
cloneDef:()=>cloneDef,codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,
defineLazy:()=>defineLazy,defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,
explicitlyAborted:()=>explicitlyAborted,extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,
getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,
getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,hide:()=>hide,installLazyProp:()=>installLazyProp,
isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,jsonStringifyReplacer:()=>jsonStringifyReplacer,
members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,nullish:()=>nullish,numKeys:()=>numKeys,
objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,partial:()=>partial,
pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,
randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,
sizeCaps:()=>sizeCaps,slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,
uint8ArrayToBase64url:()=>uint8ArrayToBase64url,uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){
const numericValues=Object.values(entries).filter(v=>typeof v==="number");const values=Object.entries(entries).filter(([
k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v);return values}function joinValues(array2,separator="|"){return array2.
map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){if(typeof value==="bigint")return value.
toString();return value}var Cached=class{constructor(getter){this._getter=getter;this._value=void 0}get value(){const getter=this.
_getter;if(getter!==void 0){this._value=getter();this._getter=void 0}return this._value}};function cached(getter){return new Cached(
getter)}function nullish(input){return input===null||input===void 0}function cleanRegex(source){const start4=source.startsWith(
"^")?1:0;const end2=source.endsWith("$")?source.length-1:source.length;return source.slice(start4,end2)}function floatSafeRemainder(val,step2){
const ratio=val/step2;const roundedRatio=Math.round(ratio);const tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);
if(Math.abs(ratio-roundedRatio)<tolerance)return 0;return ratio-roundedRatio}var EVALUATING=Symbol("evaluating");function defineLazy(object2,key,getter){
let value=void 0;Object.defineProperty(object2,key,{get(){if(value===EVALUATING){return void 0}if(value===void 0){value=
EVALUATING;value=getter()}return value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:true})}function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:true,enumerable:true,configurable:true})}function rawShape(def){const desc=Object.
getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(
schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){const value=getter();
assignProp(this,key,value);return value},enumerable:true,configurable:true})}function putProp(target,key,value){if(key in
target)assignProp(target,key,value);else target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(
source);for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key);if(!desc.enumerable)continue;if(desc.
get){deferProp(target,key,()=>{const value=source._zod.def.shape[key];return wrap?wrap(value,key):value})}else putProp(target,
key,wrap?wrap(desc.value,key):desc.value)}}function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){
const desc=Object.getOwnPropertyDescriptor(source,key);if(!desc.enumerable)continue;if(desc.get)deferProp(target,key,()=>source[key]);else
putProp(target,key,desc.value)}}function mergeDefs(...defs){const mergedDescriptors={};for(const def of defs){const descriptors=Object.
getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}
function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){if(!path)return obj;return path.
reduce((acc,key)=>acc?.[key],obj)}function promiseAllObject(promisesObj){const keys=Object.keys(promisesObj);const promises=keys.
map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{const resolvedObj={};for(let i=0;i<keys.length;i++){
resolvedObj[keys[i]]=results[i]}return resolvedObj})}function randomString(length=10){const chars="abcdefghijklmnopqrstu\
vwxyz";let str="";for(let i=0;i<length;i++){str+=chars[Math.floor(Math.random()*chars.length)]}return str}function esc(str){
return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,
"-").replace(/^-+|-+$/g,"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){
return typeof data==="object"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless){return false}
if(typeof navigator!=="undefined"&&navigator?.userAgent?.includes("Cloudflare")){return false}try{const F=Function;new F(
"");return true}catch(_){return false}});function isPlainObject(o){if(isObject(o)===false)return false;const ctor=o.constructor;
if(ctor===void 0)return true;if(typeof ctor!=="function")return true;const prot=ctor.prototype;if(isObject(prot)===false)
return false;if(Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===false){return false}return true}function shallowClone(o){
if(isPlainObject(o))return{...o};if(Array.isArray(o))return[...o];if(o instanceof Map)return new Map(o);if(o instanceof Set)
return new Set(o);return o}function numKeys(data){let keyCount=0;for(const key in data){if(Object.prototype.hasOwnProperty.
call(data,key)){keyCount++}}return keyCount}var getParsedType=data=>{const t=typeof data;switch(t){case"undefined":return"\
undefined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolea\
n";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":if(Array.isArray(
data)){return"array"}if(data===null){return"null"}if(data.then&&typeof data.then==="function"&&data.catch&&typeof data.catch===
"function"){return"promise"}if(typeof Map!=="undefined"&&data instanceof Map){return"map"}if(typeof Set!=="undefined"&&data instanceof
Set){return"set"}if(typeof Date!=="undefined"&&data instanceof Date){return"date"}if(typeof File!=="undefined"&&data instanceof
File){return"file"}return"object";default:throw new Error(`Unknown data type: ${t}`)}};var propertyKeyTypes=new Set(["st\
ring","number","symbol"]);var primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){
return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){const cl=new inst._zod.constr(def??inst.
_zod.def);if(!def||params?.parent)cl._zod.parent=inst;return cl}function normalizeParams(_params){const params=_params;if(!params)
return{};if(typeof params==="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error(
"Cannot specify both `message` and `error` params");params.error=params.message}delete params.message;if(typeof params.error===
"string")return{...params,error:()=>params.error};return params}function createTransparentProxy(getter){let target;return new Proxy(
{},{get(_,prop,receiver){target??(target=getter());return Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){
target??(target=getter());return Reflect.set(target,prop,value,receiver)},has(_,prop){target??(target=getter());return Reflect.
has(target,prop)},deleteProperty(_,prop){target??(target=getter());return Reflect.deleteProperty(target,prop)},ownKeys(_){
target??(target=getter());return Reflect.ownKeys(target)},getOwnPropertyDescriptor(_,prop){target??(target=getter());return Reflect.
getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){target??(target=getter());return Reflect.defineProperty(
target,prop,descriptor)}})}function stringifyPrimitive(value){if(typeof value==="bigint")return value.toString()+"n";if(typeof value===
"string")return`"${value}"`;return`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>{return shape[k].
_zod.optin!==void 0&&shape[k]._zod.optout==="optional"})}var NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))();var BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt(
"9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){const currDef=schema.
_zod.def;const checks=currDef.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){throw new Error(".pick() cann\
ot be used on object schemas containing refinements")}const newShape={};mirrorShape(newShape,schema,maskedKeys(schema,mask));
return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){const raw=sourceShape(
schema);const keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable){
throw new Error(`Unrecognized key: "${String(key)}"`)}if(mask[key])keys.push(key)}return keys}function omit(schema,mask){
const currDef=schema._zod.def;const checks=currDef.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){throw new Error(
".omit() cannot be used on object schemas containing refinements")}const omitted=new Set(maskedKeys(schema,mask));const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key)));return clone(schema,mergeDefs(
currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape)){throw new Error("Invalid in\
put to extend: expected a plain object")}const checks=schema._zod.def.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){
const existingShape=sourceShape(schema);for(const key of Reflect.ownKeys(shape)){if(Object.getOwnPropertyDescriptor(existingShape,
key)!==void 0){throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inst\
ead.")}}}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){
const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)));mirrorProps(newShape,shape);return newShape}
function safeExtend(schema,shape){if(!isPlainObject(shape)){throw new Error("Invalid input to safeExtend: expected a pla\
in object")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?._zod?.
def){throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")}if(a.
_zod.def.checks?.length){throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExt\
end() instead.")}const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a)));mirrorShape(newShape,b,Reflect.
ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b.
_zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const currDef=schema._zod.
def;const checks=currDef.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){throw new Error(`.${name}() cannot\
 be used on object schemas containing refinements`)}const selected=mask?new Set(maskedKeys(schema,mask)):void 0;const newShape={};
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:
new Class2({type:"optional",innerType:value})));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}
function required(Class2,schema,mask){const selected=mask?new Set(maskedKeys(schema,mask)):void 0;const newShape={};mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(key)?value:new Class2({type:"n\
onoptional",innerType:value}));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
if(x.aborted===true)return true;for(let i=startIndex;i<x.issues.length;i++){if(x.issues[i]?.continue!==true){return true}}
return false}function explicitlyAborted(x,startIndex=0){if(x.aborted===true)return true;for(let i=startIndex;i<x.issues.
length;i++){if(x.issues[i]?.continue===false){return true}}return false}function prefixIssues(path,issues){return issues.
map(iss=>{var _a3;(_a3=iss).path??(_a3.path=[]);iss.path.unshift(path);return iss})}function unwrapMessage(message){return typeof message===
"string"?message:message?.message}function sizeCaps(defChecks){const caps=[];for(const ch of defChecks??[]){const d=ch._zod.
def;if(!/_(length|size)$|_equals$/.test(d.check))break;const max=d.maximum??d.length??d.size;if(max>=0)caps.push([max,ch])}
return caps}function attachSchema(issues,start4,inst){var _a3;for(let i=start4;i<issues.length;i++){(_a3=issues[i]).schema??
(_a3.schema=inst)}}function finalizeIssue(iss,ctx,config2){var _a3;const traits=iss.inst?._zod?.traits;if(traits?.has("$\
ZodType")){if(traits.has("$ZodCheck"))(_a3=iss).schema??(_a3.schema=iss.inst);else iss.schema=iss.inst}const schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0;const message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.
def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(
iss))??unwrapMessage(config2.localeError?.(iss))??"Invalid input";const full={};for(const k of Object.keys(iss)){if(k===
"inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__")continue;full[k]=iss[k]}full.path??(full.path=[]);full.
message=message;if(ctx?.reportInput){full.input=iss.input}return full}function getSizableOrigin(input){if(input instanceof
Set)return"set";if(input instanceof Map)return"map";if(input instanceof File)return"file";return"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;
function codePointLength(str){const units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<
units-1;i++){if((str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320){count--;i++}}return count}function getLengthableOrigin(input){
if(Array.isArray(input))return"array";if(typeof input==="string")return"string";return"unknown"}function parsedType(data){
const t=typeof data;switch(t){case"number":{return Number.isNaN(data)?"nan":"number"}case"object":{if(data===null){return"\
null"}if(Array.isArray(data)){return"array"}const obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"const\
ructor"in obj&&obj.constructor){return obj.constructor.name}}}return t}function issue(...args){const[iss,input,inst]=args;
if(typeof iss==="string"){return{message:iss,code:"custom",input,inst}}return{...iss}}function cleanEnum(obj){return Object.
entries(obj).filter(([k,_])=>{return Number.isNaN(Number.parseInt(k,10))}).map(el=>el[1])}function base64ToUint8Array(base642){
const binaryString=atob(base642);const bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++){
bytes[i]=binaryString.charCodeAt(i)}return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.
length;i++){binaryString+=String.fromCharCode(bytes[i])}return btoa(binaryString)}function base64urlToUint8Array(base64url2){
const base642=base64url2.replace(/-/g,"+").replace(/_/g,"/");const padding="=".repeat((4-base642.length%4)%4);return base64ToUint8Array(
base642+padding)}function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,
"_").replace(/=/g,"")}function hexToUint8Array(hex){const cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0){throw new Error(
"Invalid hex string length")}const bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2){bytes[i/2]=
Number.parseInt(cleanHex.slice(i,i+2),16)}return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.
toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table){for(const key in table){
const desc=Object.getOwnPropertyDescriptor(table,key);if(desc.get)Object.defineProperty(proto,key,{...desc,enumerable:false});else
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=true){Object.defineProperty(inst,key,{configurable:true,
writable:true,enumerable,value});return value}function hide(inst,key,value){return own(inst,key,value,false)}function derived(computes,table){
for(const key in computes){const compute=computes[key];Object.defineProperty(table,key,{configurable:true,enumerable:true,
get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){
Object.defineProperty(proto,key,{configurable:true,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(
this,key,value)}})}function claim(inst,sentinel){const proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:
proto}var installing;var broke=false;var breaker={configurable:true,get(){broke=true;return void 0}};function defineLazyInternal(inst,key,compute){
const proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=
inst._zod;Object.defineProperty(proto,key,{configurable:true,get(){Object.defineProperty(this,key,breaker);const outer=broke;
broke=false;try{const value=compute(this);if(broke)delete this[key];else Object.defineProperty(this,key,{configurable:true,
writable:true,value});broke=broke||outer;return value}catch(err){delete this[key];broke=broke||outer;throw err}},set(value){
Object.defineProperty(this,key,{configurable:true,writable:true,value})}})}function installLazyProp(inst,key,make,enumerable){
const proto=claim(inst,key);if(!proto)return;Object.defineProperty(proto,key,{configurable:true,get(){const desc={configurable:true,
writable:true,enumerable,value:void 0};Object.defineProperty(this,key,desc);desc.value=make(this);Object.defineProperty(
this,key,desc);return desc.value},set(value){Object.defineProperty(this,key,{configurable:true,writable:true,enumerable,
value})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(value){const fn=()=>value;fn[CONSTANT_CATCH]=true;
return fn}var _a;var NEVER=Object.freeze({status:"aborted"});var _zodDesc={value:void 0,enumerable:false};var _E="captureStackTrac\
e"in Error?Error:null;function newError(Definition){const E=_E;if(E){const saved=E.stackTraceLimit;if(typeof saved==="nu\
mber"){try{E.stackTraceLimit=0}catch{_E=null;return new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}
return new Definition}function $constructor(name,initializer3,proto,params){const zodProto={};function Internals(def){this.
def=def;this.constr=_;this.traits=new Set}Internals.prototype=zodProto;const protoMembers=proto;const initialized=protoMembers&&
new WeakSet;function init(inst,def){if(!inst._zod){_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zo\
d",_zodDesc)}finally{_zodDesc.value=void 0}}else if(inst._zod.traits.has(name)){return}inst._zod.traits.add(name);initializer3(
inst,def);if(initialized){const own2=Object.getPrototypeOf(inst);const ctorProto=inst._zod.constr.prototype;let up=own2;
while(up&&up!==ctorProto)up=Object.getPrototypeOf(up);const target=up??own2;if(!initialized.has(target)){initialized.add(
target);members(target,protoMembers)}}const proto2=_.prototype;for(const k in proto2){if(!Object.prototype.hasOwnProperty.
call(proto2,k))continue;if(!(k in inst)){inst[k]=proto2[k].bind(inst)}}}const Parent=params?.Parent??Object;class Definition extends Parent{}
Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.Parent?newError(Definition):this;
init(inst,def);const deferred=inst._zod.deferred;if(deferred){for(const fn of deferred){fn()}inst._zod.deferred=void 0}const pp=globalThis.
__zod_globalConfig?.postProcessor;if(pp)pp(inst);return inst}Object.defineProperty(_,"init",{value:init});Object.defineProperty(
_,Symbol.hasInstance,{value:inst=>{if(params?.Parent&&inst instanceof params.Parent)return true;return inst?._zod?.traits?.
has(name)}});Object.defineProperty(_,"name",{value:name});return _}var $ZodAsyncError=class extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsyn\
c() instead.`)}};var $ZodEncodeError=class extends Error{constructor(name){super(`Encountered unidirectional transform d\
uring encode: ${name}`);this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.
__zod_globalConfig;function config(newConfig){if(newConfig)Object.assign(globalConfig,newConfig);return globalConfig}function _getMessage(){const internals=this._zod;internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,
2));return internals.message}function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,
enumerable:true,configurable:true};var _issuesDesc={value:void 0,enumerable:false};var _installedToString=new WeakSet([Object.
prototype,Error.prototype]);var initializer=(inst,def)=>{inst.name="$ZodError";_issuesDesc.value=def;Object.defineProperty(
inst,"issues",_issuesDesc);_issuesDesc.value=void 0;Object.defineProperty(inst,"message",_messageDesc);const proto=Object.
getPrototypeOf(inst);if(!_installedToString.has(proto)){_installedToString.add(proto);Object.defineProperty(proto,"toStr\
ing",{configurable:true,enumerable:false,get(){const value=()=>this.message;Object.defineProperty(this,"toString",{value,
configurable:true,writable:true});return value},set(value){Object.defineProperty(this,"toString",{value,configurable:true,
writable:true})}})}};var $ZodError=$constructor("$ZodError",initializer);var $ZodRealError=$constructor("$ZodError",initializer,
void 0,{Parent:Error});function node(obj,key,make){if(!Object.prototype.hasOwnProperty.call(obj,key)){if(key==="__proto_\
_"){Object.defineProperty(obj,key,{value:make(),writable:true,enumerable:true,configurable:true})}else{obj[key]=make()}}
return obj[key]}function flattenError(error2,mapper=issue2=>issue2.message){const fieldErrors={};const formErrors=[];for(const sub of error2.
issues){if(sub.path.length>0){node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub))}else{formErrors.push(mapper(sub))}}
return{formErrors,fieldErrors}}function formatError(error2,mapper=issue2=>issue2.message){const fieldErrors={_errors:[]};
const processError=(error3,path=[])=>{for(const issue2 of error3.issues){if(issue2.code==="invalid_union"&&issue2.errors.
length){issue2.errors.map(issues=>processError({issues},[...path,...issue2.path]))}else if(issue2.code==="invalid_key"){
processError({issues:issue2.issues},[...path,...issue2.path])}else if(issue2.code==="invalid_element"){processError({issues:issue2.
issues},[...path,...issue2.path])}else{const fullpath=[...path,...issue2.path];if(fullpath.length===0){fieldErrors._errors.
push(mapper(issue2))}else{let curr=fieldErrors;let i=0;while(i<fullpath.length){const el=fullpath[i];const terminal=i===
fullpath.length-1;if(el==="_errors"){if(terminal)curr._errors.push(mapper(issue2));i++;continue}if(!Object.prototype.hasOwnProperty.
call(curr,el)){Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:true,writable:true,configurable:true})}const node2=curr[el];
if(terminal){node2._errors.push(mapper(issue2))}curr=node2;i++}}}}};processError(error2);return fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{
const ctx=_ctx?{..._ctx,async:false}:{async:false};const result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise){throw new $ZodAsyncError}if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(
iss,ctx,config())));captureStackTrace(e,_params?.callee??fn);throw e}return result.value};return fn};var _parseAsync=_Err=>{const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:true}:{async:true};let result=schema.
_zod.run({value,issues:[]},ctx);if(result instanceof Promise)result=await result;if(result.issues.length){const e=new(params?.
Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));captureStackTrace(e,params?.callee??fn);throw e}return result.
value};return fn};var _safeParse=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:false}:{async:false};const result=schema._zod.run(
{value,issues:[]},ctx);if(result instanceof Promise){throw new $ZodAsyncError}return result.issues.length?failure(_Err,result.
issues,ctx):{success:true,data:result.value}};function failure(Err,issues,ctx){let error2;return{success:false,get error(){if(!error2){error2=new Err(issues.map(iss=>finalizeIssue(
iss,ctx,config())));issues=void 0;ctx=void 0}return error2},set error(e){error2=e;issues=void 0;ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{
const ctx=_ctx?{..._ctx,async:true}:{async:true};let result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)
result=await result;return result.issues.length?failure(_Err,result.issues,ctx):{success:true,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid");var COMPILE_FALLBACK=Symbol.for("zod.compile.fallback");var validate=((schema,value,_ctx)=>{
const validator=schema._zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return true;if(validator.
definite===true&&_ctx===void 0)return false}return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){
const ctx=_ctx?{..._ctx,async:false,abortEarly:true}:{async:false,abortEarly:true};const fallbackRun=schema._zod.bag.fallbackRun;
let result;if(fallbackRun){ctx[COMPILE_FALLBACK]=true;result=fallbackRun({value,issues:[]},ctx)}else{result=schema._zod.
run({value,issues:[]},ctx)}if(result instanceof Promise){throw new $ZodAsyncError}return result.issues.length===0}var validateAsync=async(schema,value,_ctx)=>{
const ctx=_ctx?{..._ctx,async:true,abortEarly:true}:{async:true,abortEarly:true};let result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise)result=await result;return result.issues.length===0};var _encode=_Err=>{const parse45=_parse(
_Err);const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return parse45(
schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{const parse45=_parse(_Err);const fn=(schema,value,_ctx,_params)=>{return parse45(schema,value,_ctx,finalizeParams(
fn,_params))};return fn};var _encodeAsync=_Err=>{const parseAsync2=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{const ctx=_ctx?{
..._ctx,direction:"backward"}:{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};
return fn};var _decodeAsync=_Err=>{const parseAsync2=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{return await parseAsync2(
schema,value,_ctx,finalizeParams(fn,_params))};return fn};var _safeEncode=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(
_Err)(schema,value,ctx)};var _safeDecode=_Err=>(schema,value,_ctx)=>{return _safeParse(_Err)(schema,value,_ctx)};var _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};
return _safeParseAsync(_Err)(schema,value,ctx)};var _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>{return _safeParseAsync(_Err)(schema,value,_ctx)};var cuid=/^[cC][0-9a-z]{6,}$/;var cuid2=/^[0-9a-z]+$/;var ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;var xid=/^[0-9a-vA-V]{20}$/;
var ksuid=/^[A-Za-z0-9]{27}$/;var nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA\
-Z0-9_-]{${length}}$`)}var duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;var uuid=version2=>{if(!version2)
return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)};var email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var _emoji=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Compon\
ent}]+$`;function emoji(){return new RegExp(_emoji,"u")}var ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;var base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;var httpProtocol=/^https?$/;var e164=/^\+[1-9]\d{6,14}$/;var dateSource=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]\
|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;function anchor(source){
return new RegExp(`^${source}$`)}var date=anchor(dateSource);function timeSource(args){const hhmm=`(?:[01]\\d|2[0-3]):[0-\
5]\\d`;const regex=typeof args.precision==="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:
`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
return regex}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"];if(args.
offset)opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);const qualified=`${timeSource({precision:args.precision,seconds:true})}\
(?:${opts.join("|")})`;const timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(
`^${dateSource}T(?:${timeRegex})$`)}var anyString=/^[\s\S]{0,}$/;var integer=/^-?\d+$/;var number=/^-?\d+(?:\.\d+)?$/;var boolean=/^(?:true|false)$/i;var _undefined=/^undefined$/i;var lowercase=/^[^A-Z]*$/;var uppercase=/^[^a-z]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={});inst._zod.def=def;(_a3=inst._zod).
onattach??(_a3.onattach=[])});var _whenHasLength=payload=>{const val=payload.value;return!nullish(val)&&val.length!==void 0};var numericOriginMap={number:"\
number",bigint:"bigint",object:"date"};var $ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(
inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{if(def.inclusive?payload.value<=def.
value:payload.value<def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"t\
oo_big",maximum:typeof def.value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,
continue:!def.abort})}});var $ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);
const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{if(def.inclusive?payload.value>=def.value:payload.
value>def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.
value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});
var $ZodCheckMultipleOf=$constructor("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{
if(typeof payload.value!==typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.");const isMultiple=typeof payload.
value==="bigint"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):floatSafeRemainder(payload.value,def.value)===
0;if(isMultiple)return;payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,input:payload.
value,inst,continue:!def.abort})}});var $ZodCheckNumberFormat=$constructor("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.
init(inst,def);def.format=def.format||"float64";const isInt=def.format?.includes("int");const origin=isInt?"int":"number";
const[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{const input=payload.value;if(isInt){if(!Number.
isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:false,input,inst});
return}if(!Number.isSafeInteger(input)){if(input>0){payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst,origin,inclusive:true,continue:!def.abort})}else{payload.issues.
push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,
origin,inclusive:true,continue:!def.abort})}return}}if(input<minimum){payload.issues.push({origin:"number",input,code:"t\
oo_small",minimum,inclusive:true,inst,continue:!def.abort})}if(input>maximum){payload.issues.push({origin:"number",input,
code:"too_big",maximum,inclusive:true,inst,continue:!def.abort})}}});var $ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.def).
when??(_a3.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input===
"string"&&units>def.maximum?codePointLength(input):units;if(length<=def.maximum)return;const origin=getLengthableOrigin(
input);payload.issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:true,input,inst,continue:!def.abort})}});
var $ZodCheckMinLength=$constructor("$ZodCheckMinLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.def).
when??(_a3.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input===
"string"&&units>=def.minimum&&units<def.minimum*2?codePointLength(input):units;if(length>=def.minimum)return;const origin=getLengthableOrigin(
input);payload.issues.push({origin,code:"too_small",minimum:def.minimum,inclusive:true,input,inst,continue:!def.abort})}});
var $ZodCheckLengthEquals=$constructor("$ZodCheckLengthEquals",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.
def).when??(_a3.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input===
"string"&&units>=def.length&&units<=def.length*2?codePointLength(input):units;if(length===def.length)return;const origin=getLengthableOrigin(
input);const tooBig=length>def.length;payload.issues.push({origin,...tooBig?{code:"too_big",maximum:def.length}:{code:"t\
oo_small",minimum:def.length},inclusive:true,exact:true,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckStringFormat=$constructor(
"$ZodCheckStringFormat",(inst,def)=>{var _a3,_b;$ZodCheck.init(inst,def);if(def.pattern)(_a3=inst._zod).check??(_a3.check=
payload=>{def.pattern.lastIndex=0;if(def.pattern.test(payload.value))return;payload.issues.push({origin:"string",code:"i\
nvalid_format",format:def.format,input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.
abort})});else(_b=inst._zod).check??(_b.check=()=>{})});var $ZodCheckRegex=$constructor("$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.
init(inst,def);inst._zod.check=payload=>{def.pattern.lastIndex=0;if(def.pattern.test(payload.value))return;payload.issues.
push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.
abort})}});var $ZodCheckLowerCase=$constructor("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=lowercase);$ZodCheckStringFormat.
init(inst,def)});var $ZodCheckUpperCase=$constructor("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=uppercase);
$ZodCheckStringFormat.init(inst,def)});var $ZodCheckIncludes=$constructor("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(
inst,def);const escapedRegex=escapeRegex(def.includes);const pattern=new RegExp(typeof def.position==="number"?`^.{${def.
position},}${escapedRegex}`:escapedRegex);def.pattern=pattern;inst._zod.check=payload=>{if(payload.value.includes(def.includes,
def.position))return;payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.includes,
input:payload.value,inst,continue:!def.abort})}});var $ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{
$ZodCheck.init(inst,def);const pattern=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern);inst.
_zod.check=payload=>{if(payload.value.startsWith(def.prefix))return;payload.issues.push({origin:"string",code:"invalid_f\
ormat",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckEndsWith=$constructor(
"$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`.*${escapeRegex(def.suffix)}$`);def.
pattern??(def.pattern=pattern);inst._zod.check=payload=>{if(payload.value.endsWith(def.suffix))return;payload.issues.push(
{origin:"string",code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{
payload.value=def.tx(payload.value)}});var Doc=class{constructor(args=[],closed={}){this.content=[];this.indent=0;this.args=args;this.closed=closed}indented(fn){
this.indent+=1;try{fn(this)}finally{this.indent-=1}}write(arg){if(typeof arg==="function"){arg(this,{execution:"sync"});
arg(this,{execution:"async"});return}const content=arg;const lines2=content.split("\n").filter(x=>x);const minIndent=Math.
min(...lines2.map(x=>x.length-x.trimStart().length));const dedented=lines2.map(x=>x.slice(minIndent)).map(x=>" ".repeat(
this.indent*2)+x);for(const line of dedented){this.content.push(line)}}compile(){const F=Function;const content=this?.content??
[``];const factory=new F(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);return factory(...Object.values(this.closed))}};var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={});inst._zod.def=def;inst._zod.bag=inst._zod.bag||
{};inst._zod.version=version;const defChecks=inst._zod.def.checks;const checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??
[]]:defChecks?.length?[...defChecks]:[];for(const ch of checks){for(const fn of ch._zod.onattach){fn(inst)}}if(checks.length===
0){(_a3=inst._zod).deferred??(_a3.deferred=[]);inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse})}else{const runChecks=(payload,checks2,ctx)=>{
if(payload.memo)return payload;let isAborted=aborted(payload);let asyncResult;for(const ch of checks2){if(ch._zod.def.when){
if(explicitlyAborted(payload))continue;const shouldRun=ch._zod.def.when(payload);if(!shouldRun)continue}else if(isAborted){
continue}const currLen=payload.issues.length;const _=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===false){
throw new $ZodAsyncError}if(asyncResult||_ instanceof Promise){asyncResult=(asyncResult??Promise.resolve()).then(async()=>{
await _;const nextLen=payload.issues.length;if(nextLen===currLen)return;attachSchema(payload.issues,currLen,inst);if(!isAborted)
isAborted=aborted(payload,currLen)})}else{const nextLen=payload.issues.length;if(nextLen===currLen)continue;attachSchema(
payload.issues,currLen,inst);if(!isAborted)isAborted=aborted(payload,currLen)}}if(asyncResult){return asyncResult.then(()=>{
return payload})}return payload};const handleCanaryResult=(canary,payload,ctx)=>{if(aborted(canary)){canary.aborted=true;
return canary}const checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===false)throw new $ZodAsyncError;
return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.
run=(payload,ctx)=>{if(ctx.skipChecks){return inst._zod.parse(payload,ctx)}if(ctx.direction==="backward"){const canary=inst.
_zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:true});if(canary instanceof Promise){return canary.then(canary2=>{
return handleCanaryResult(canary2,payload,ctx)})}return handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(
payload,ctx);if(result instanceof Promise){if(ctx.async===false)throw new $ZodAsyncError;return result.then(result2=>runChecks(
result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return hide(this,"~standard",standardProps(
this))},set"~standard"(value){own(this,"~standard",value)}});var toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.
map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync2(inst,value){const ctx={async:true};
return toStandardResult(await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{
const ctx={async:false};try{const r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(
r,ctx)}catch(_){}return validateAsync2(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.pattern=def.pattern??anyString;inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.
value=String(payload.value)}catch(_2){}if(typeof payload.value==="string")return payload;payload.issues.push({expected:"\
string",code:"invalid_type",input:payload.value,inst});return payload}});var $ZodStringFormat=$constructor("$ZodStringFo\
rmat",(inst,def)=>{$ZodCheckStringFormat.init(inst,def);$ZodString.init(inst,def)});var $ZodGUID=$constructor("$ZodGUID",
(inst,def)=>{def.pattern??(def.pattern=guid);$ZodStringFormat.init(inst,def)});var $ZodUUID=$constructor("$ZodUUID",(inst,def)=>{
if(def.version){const versionMap={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8};const v=versionMap[def.version];if(v===void 0)
throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.pattern=uuid(v))}else def.pattern??(def.pattern=
uuid());$ZodStringFormat.init(inst,def)});var $ZodEmail=$constructor("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=
email);$ZodStringFormat.init(inst,def)});var URL_BAD_FORMAT=1;var URL_UNPARSEABLE=2;function canParseURL(input){try{if(typeof URL!==
"undefined"&&typeof URL.canParse==="function")return URL.canParse(input);new URL(input);return true}catch{return false}}
function validateURL(trimmed,def){if(!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)){return canParseURL(
trimmed)||URL_UNPARSEABLE}return parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.
protocol?.source===httpProtocol.source&&!/^https?:\/\//i.test(trimmed)){return URL_BAD_FORMAT}try{if(typeof URL!=="undef\
ined"){const URLStatic=URL;if(typeof URLStatic.parse==="function")return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(
trimmed)}catch{return URL_UNPARSEABLE}}var asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){return value.
replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){hostname.lastIndex=0;return hostname.test(url.hostname)}
function urlProtocolOk(url,protocol){protocol.lastIndex=0;return protocol.test(url.protocol.endsWith(":")?url.protocol.slice(
0,-1):url.protocol)}var $ZodURL=$constructor("$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{
try{const trimmed=payload.value.trim();const url=validateURL(trimmed,def);if(url===URL_BAD_FORMAT){payload.issues.push({
code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}if(url===
URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});
return}if(url===true){payload.value=stripTabAndNewline(trimmed);return}if(def.hostname&&!urlHostnameOk(url,def.hostname)){
payload.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.
value,inst,continue:!def.abort})}if(def.protocol&&!urlProtocolOk(url,def.protocol)){payload.issues.push({code:"invalid_f\
ormat",format:"url",note:"Invalid protocol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort})}payload.
value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch(_){payload.issues.push({code:"invalid_format",format:"\
url",input:payload.value,inst,continue:!def.abort})}}});var $ZodEmoji=$constructor("$ZodEmoji",(inst,def)=>{def.pattern??
(def.pattern=emoji());$ZodStringFormat.init(inst,def)});var $ZodNanoID=$constructor("$ZodNanoID",(inst,def)=>{if(def.length!==
void 0&&(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??
(def.pattern=def.length===void 0?nanoid:nanoidOfLength(def.length));$ZodStringFormat.init(inst,def)});var $ZodCUID=$constructor(
"$ZodCUID",(inst,def)=>{def.pattern??(def.pattern=cuid);$ZodStringFormat.init(inst,def)});var $ZodCUID2=$constructor("$Z\
odCUID2",(inst,def)=>{def.pattern??(def.pattern=cuid2);$ZodStringFormat.init(inst,def)});var $ZodULID=$constructor("$Zod\
ULID",(inst,def)=>{def.pattern??(def.pattern=ulid);$ZodStringFormat.init(inst,def)});var $ZodXID=$constructor("$ZodXID",
(inst,def)=>{def.pattern??(def.pattern=xid);$ZodStringFormat.init(inst,def)});var $ZodKSUID=$constructor("$ZodKSUID",(inst,def)=>{
def.pattern??(def.pattern=ksuid);$ZodStringFormat.init(inst,def)});var $ZodISODateTime=$constructor("$ZodISODateTime",(inst,def)=>{
def.pattern??(def.pattern=datetime(def));$ZodStringFormat.init(inst,def)});var $ZodISODate=$constructor("$ZodISODate",(inst,def)=>{
def.pattern??(def.pattern=date);$ZodStringFormat.init(inst,def)});var $ZodISOTime=$constructor("$ZodISOTime",(inst,def)=>{
def.pattern??(def.pattern=time(def));$ZodStringFormat.init(inst,def)});var $ZodISODuration=$constructor("$ZodISODuration",
(inst,def)=>{def.pattern??(def.pattern=duration);$ZodStringFormat.init(inst,def)});var $ZodIPv4=$constructor("$ZodIPv4",
(inst,def)=>{def.pattern??(def.pattern=ipv4);$ZodStringFormat.init(inst,def)});var ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){
if(!ipv6Alphabet.test(value))return false;return canParseURL(`http://[${value}]`)}var $ZodIPv6=$constructor("$ZodIPv6",(inst,def)=>{
def.pattern??(def.pattern=ipv6);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(!isValidIPv6(payload.value)){
payload.issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}}});var $ZodCIDRv4=$constructor("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=cidrv4);$ZodStringFormat.init(inst,def)});
function isValidCIDRv6(value){const parts=value.split("/");if(parts.length!==2)return false;const[address,prefix]=parts;
if(!prefix)return false;const prefixNum=Number(prefix);if(`${prefixNum}`!==prefix)return false;if(prefixNum<0||prefixNum>
128)return false;return isValidIPv6(address)}var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=
cidrv6);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(!isValidCIDRv6(payload.value)){payload.issues.push(
{code:"invalid_format",format:"cidrv6",input:payload.value,inst,continue:!def.abort})}}});function isValidBase64(data){if(data===
"")return true;if(/\s/.test(data))return false;if(data.length%4!==0)return false;try{atob(data);return true}catch{return false}}
var base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/;var $ZodBase64=$constructor("$ZodBase64",(inst,def)=>{def.pattern??(def.pattern=
base64Charset);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(isValidBase64(payload.value))return;payload.
issues.push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.abort})}});var base64urlCharset=/^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data){if(!base64urlCharset.test(data))return false;const base642=data.replace(/[-_]/g,c=>c==="\
-"?"+":"/");const padded=base642.padEnd(Math.ceil(base642.length/4)*4,"=");return isValidBase64(padded)}var $ZodBase64URL=$constructor(
"$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset);$ZodStringFormat.init(inst,def);inst._zod.check=
payload=>{if(isValidBase64URL(payload.value))return;payload.issues.push({code:"invalid_format",format:"base64url",input:payload.
value,inst,continue:!def.abort})}});var $ZodE164=$constructor("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=e164);$ZodStringFormat.
init(inst,def)});function isValidJWT(token,algorithm=null){try{const tokensParts=token.split(".");if(tokensParts.length!==3)return false;
const[header]=tokensParts;if(!header)return false;const parsedHeader=JSON.parse(atob(header));if("typ"in parsedHeader&&parsedHeader?.
typ!=="JWT")return false;if(!parsedHeader.alg)return false;if(algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))
return false;return true}catch{return false}}var $ZodJWT=$constructor("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(inst,
def);inst._zod.check=payload=>{if(isValidJWT(payload.value,def.alg))return;payload.issues.push({code:"invalid_format",format:"\
jwt",input:payload.value,inst,continue:!def.abort})}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=number;inst._zod.parse=(payload,_ctx)=>{
if(def.coerce)try{payload.value=Number(payload.value)}catch(_){}const input=payload.value;if(typeof input==="number"&&!Number.
isNaN(input)&&Number.isFinite(input)){return payload}const received=typeof input==="number"?Number.isNaN(input)?"NaN":!Number.
isFinite(input)?String(input):void 0:void 0;payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?
{received}:{}});return payload}});var $ZodNumberFormat=$constructor("$ZodNumberFormat",(inst,def)=>{$ZodCheckNumberFormat.
init(inst,def);$ZodNumber.init(inst,def)});var $ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def);
inst._zod.pattern=boolean;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Boolean(payload.value)}catch(_){}
const input=payload.value;if(typeof input==="boolean")return payload;payload.issues.push({expected:"boolean",code:"inval\
id_type",input,inst});return payload}});var $ZodUndefined=$constructor("$ZodUndefined",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=_undefined;inst._zod.
values=new Set([void 0]);inst._zod.parse=(payload,_ctx)=>{const input=payload.value;if(typeof input==="undefined")return payload;
payload.issues.push({expected:"undefined",code:"invalid_type",input,inst});return payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=payload=>payload});var $ZodNever=$constructor(
"$ZodNever",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=(payload,_ctx)=>{payload.issues.push({expected:"never",
code:"invalid_type",input:payload.value,inst});return payload}});function capSize(inst,size){const caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;const cap=Math.min(...caps.
map(c=>c[0]));const parse45=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{const n=size(payload.value);if(n>cap&&!ctx?.
skipChecks&&ctx?.direction!=="backward"){for(const[max,ch]of sizeCaps(inst._zod.def.checks)){if(n>max&&ch._zod.def.when(
payload)){const start4=payload.issues.length;ch._zod.check(payload);payload.issues[start4].continue=false;attachSchema(payload.
issues,start4,inst);return payload}}}return parse45(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
-1;function handleArrayResult(result,final,index){if(result.issues.length){final.issues.push(...prefixIssues(index,result.issues))}
final.value[index]=result.value}var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);const memo2=globalConfig.
memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input)){payload.
issues.push({expected:"array",code:"invalid_type",input,inst});return payload}payload.value=memo2?memo2.alloc(inst,payload,
Array(input.length),ctx):Array(input.length);const proms=[];const abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){
const item=input[i];const result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise){proms.push(
result.then(result2=>handleArrayResult(result2,payload,i)))}else{handleArrayResult(result,payload,i);if(abortEarly&&result.
issues.length!==0&&aborted(result))break}}if(proms.length){return Promise.all(proms).then(()=>payload)}return payload};capSize(
inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){const isPresent=key in input;const isOptionalOut=optout===
"optional";if(!isPresent&&isOptionalOut&&optin==="optional"){return}if(result.issues.length){if(optin!==void 0&&isOptionalOut&&
!isPresent){return}final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&optin===void 0){if(!result.issues.
length){final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]})}return}if(result.value===
void 0){if(isPresent||optin==="defaulted"&&!isOptionalOut){final.value[key]=void 0}}else{final.value[key]=result.value}}
var NO_SYMBOL_KEYS=[];function normalizeDef(def){const keys=Object.keys(def.shape);const ownSymbols=Object.getOwnPropertySymbols(
def.shape);const symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS;const allKeys=symbolKeys.length?[...keys,...symbolKeys]:
keys;for(const k of allKeys){if(!def.shape?.[k]?._zod?.traits?.has("$ZodType")){throw new Error(`Invalid element at key \
"${String(k)}": expected a Zod schema`)}}const okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(
keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){
const unrecognized=[];const keySet=def.keySet;const _catchall=def.catchall._zod;const t=_catchall.def.type;const optin=_catchall.
optin;const optout=_catchall.optout;let seen=0;for(const key in input){if(abortEarly&&payload.issues.length!==seen){if(aborted(
payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){if(t==="never")unrecognized.
push(key);continue}if(t==="never"){unrecognized.push(key);continue}const r=_catchall.run({value:input[key],issues:[]},ctx);
if(r instanceof Promise){proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout)))}else{handlePropertyResult(
r,payload,key,input,optin,optout)}}if(unrecognized.length){payload.issues.push({code:"unrecognized_keys",keys:unrecognized,
input,inst,continue:true})}if(!proms.length)return payload;return Promise.all(proms).then(()=>{return payload})}var $ZodObject=$constructor(
"$ZodObject",(inst,def)=>{$ZodType.init(inst,def);const desc=Object.getOwnPropertyDescriptor(def,"shape");const sh=desc?.
get?desc.get.raw:def.shape??{};if(sh){const get=()=>{const newSh={...sh};Object.defineProperty(def,"shape",{value:newSh});
get.raw=newSh;return newSh};get.raw=sh;Object.defineProperty(def,"shape",{get})}const _normalized=cached(()=>normalizeDef(
def));defineLazyInternal(inst,"propValues",zod=>{const shape=zod.def.shape;const propValues={};for(const key in shape){const field=shape[key].
_zod;if(field.values){if(!Object.prototype.hasOwnProperty.call(propValues,key)){assignProp(propValues,key,new Set)}for(const v of field.
values)propValues[key].add(v);if(field.optin!==void 0)propValues[key].add(void 0)}}return propValues});const isObject3=isObject;
const catchall=def.catchall;let value;const memo2=globalConfig.memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{
value??(value=_normalized.value);const input=payload.value;if(!isObject3(input)){payload.issues.push({expected:"object",
code:"invalid_type",input,inst});return payload}payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};const proms=[];const shape=value.
shape;const abortEarly=ctx?.abortEarly;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&payload.
issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;const el=shape[key];
const optin=el._zod.optin;const optout=el._zod.optout;const r=el._zod.run({value:input[key],issues:[]},ctx);if(r instanceof
Promise){proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout)))}else{handlePropertyResult(r,payload,
key,input,optin,optout)}}if(!catchall){return proms.length?Promise.all(proms).then(()=>payload):payload}return handleCatchall(
proms,input,payload,ctx,_normalized.value,inst,abortEarly===true)}});var $ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{
$ZodObject.init(inst,def);const superParse=inst._zod.parse;const _normalized=cached(()=>normalizeDef(def));const memo2=globalConfig.
memoizer;const generateFastpass=shape=>{const normalized=_normalized.value;const syms=normalized.symbolKeys;const doc=new Doc(
["payload","ctx"],{shape,inst,memo:memo2,syms});const parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: []\
 }, ctx)`;const prefixStr=(id,k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write(`const input = payload.value;`);const ids=Object.create(null);let counter=0;for(const key of normalized.
allKeys){ids[key]=`key_${counter++}`}doc.write(memo2?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newR\
esult = {};`);for(const key of normalized.allKeys){if(key==="__proto__")continue;const id=ids[key];const k=typeof key===
"symbol"?`syms[${syms.indexOf(key)}]`:esc(key);const isPresent=`${k} in input`;const schema=shape[key];const optin=schema?.
_zod?.optin;const isOptionalIn=optin!==void 0;const isOptionalOut=schema?._zod?.optout==="optional";doc.write(`const ${id}\
 = ${parseStr(k)};`);if(isOptionalIn&&isOptionalOut){const assign=optin==="optional"?`${id}_present`:`${id}.value !== un\
defined || ${id}_present`;doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else if(!isOptionalIn){doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `)}else{doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `);if(optin==="defaulted"){doc.write(`newResult[${k}] = ${id}.value;`)}else{doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)}}}doc.write(`payload.value = newResult;`);doc.write(`return payload;`);return doc.compile()};let fastpass;const isObject3=isObject;
const jit=!globalConfig.jitless;const allowsEval2=allowsEval;const fastEnabled=jit&&allowsEval2.value;const catchall=def.
catchall;let value;inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value;if(!isObject3(
input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}if(jit&&fastEnabled&&ctx?.
async===false&&ctx.jitless!==true){if(!fastpass)fastpass=generateFastpass(def.shape);payload=fastpass(payload,ctx);if(!catchall)
return payload;return handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===true)}return superParse(payload,ctx)}});
function handleUnionResults(results,final,inst,ctx){for(const result of results){if(result.issues.length===0){final.value=
result.value;return final}}const nonaborted=results.filter(r=>!aborted(r));if(nonaborted.length===1){final.value=nonaborted[0].
value;return nonaborted[0]}final.issues.push({code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.
issues.map(iss=>finalizeIssue(iss,ctx,config())))});return final}var $ZodUnion=$constructor("$ZodUnion",(inst,def)=>{$ZodType.
init(inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.
def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0);defineLazyInternal(inst,"optout",zod=>zod.def.options.some(
o=>o._zod.optout==="optional")?"optional":void 0);defineLazyInternal(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.
values)){return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}return void 0});defineLazyInternal(
inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern);
return new RegExp(`^(${patterns.map(p=>cleanRegex(p.source)).join("|")})$`)}return void 0});const first=def.options.length===
1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first){return first(payload,ctx)}let async=false;const results=[];
for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){
results.push(result);async=true}else{if(result.issues.length===0)return result;results.push(result)}}if(!async)return handleUnionResults(
results,payload,inst,ctx);return Promise.all(results).then(results2=>{return handleUnionResults(results2,payload,inst,ctx)})}});var $ZodIntersection=$constructor("$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=(payload,ctx)=>{
const input=payload.value;const left=def.left._zod.run({value:input,issues:[]},ctx);const right=def.right._zod.run({value:input,
issues:[]},ctx);const async=left instanceof Promise||right instanceof Promise;if(async){return Promise.all([left,right]).
then(([left2,right2])=>{return handleIntersectionResults(payload,left2,right2)})}return handleIntersectionResults(payload,
left,right)}});function mergeValues(a,b){if(a===b){return{valid:true,data:a}}if(a instanceof Date&&b instanceof Date&&+a===
+b){return{valid:true,data:a}}if(isPlainObject(a)&&isPlainObject(b)){const bKeys=Object.keys(b);const sharedKeys=Object.
keys(a).filter(key=>bKeys.indexOf(key)!==-1);const newObj={...a,...b};if(Object.prototype.hasOwnProperty.call(newObj,"__\
proto__"))delete newObj.__proto__;for(const key of sharedKeys){if(key==="__proto__")continue;const sharedValue=mergeValues(
a[key],b[key]);if(!sharedValue.valid){return{valid:false,mergeErrorPath:[key,...sharedValue.mergeErrorPath]}}newObj[key]=
sharedValue.data}return{valid:true,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length){return{valid:false,
mergeErrorPath:[]}}const newArray=[];for(let index=0;index<a.length;index++){const itemA=a[index];const itemB=b[index];const sharedValue=mergeValues(
itemA,itemB);if(!sharedValue.valid){return{valid:false,mergeErrorPath:[index,...sharedValue.mergeErrorPath]}}newArray.push(
sharedValue.data)}return{valid:true,data:newArray}}return{valid:false,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){
const unrecKeys=new Map;let unrecIssue;const keyIssues=new Map;const collect=(iss,side)=>{let keys;if(iss.code==="unreco\
gnized_keys"&&!iss.path?.length){unrecIssue??(unrecIssue=iss);keys=iss.keys}else if(iss.code==="invalid_key"&&iss.origin===
"record"&&iss.path?.length===1){const k=String(iss.path[0]);if(!keyIssues.has(k))keyIssues.set(k,iss);keys=[k]}else{return false}
for(const k of keys){if(!unrecKeys.has(k))unrecKeys.set(k,{});unrecKeys.get(k)[side]=true}return true};for(const iss of left.
issues){if(!collect(iss,"l"))result.issues.push(iss)}for(const iss of right.issues){if(!collect(iss,"r"))result.issues.push(
iss)}const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){const aggregated=unrecIssue?
bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];if(aggregated.length)result.issues.push({...unrecIssue,keys:aggregated});
for(const k of bothKeys){if(!aggregated.includes(k)&&keyIssues.has(k))result.issues.push(keyIssues.get(k))}}const merged=mergeValues(
left.value,right.value);if(!merged.valid){if(aborted(result))return result;throw new Error(`Unmergable intersection. Err\
or path: ${JSON.stringify(merged.mergeErrorPath)}`)}result.value=merged.data;return result}var $ZodTuple=$constructor("$\
ZodTuple",(inst,def)=>{$ZodType.init(inst,def);const items=def.items;const memo2=globalConfig.memoizer;memo2?.attach(inst);
inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input)){payload.issues.push({input,inst,expected:"\
tuple",code:"invalid_type"});return payload}payload.value=memo2?memo2.alloc(inst,payload,[],ctx):[];const proms=[];const optinStart=getTupleOptStart(
items,"optin");const optoutStart=getTupleOptStart(items,"optout");if(!def.rest){if(input.length<optinStart){payload.issues.
push({code:"too_small",minimum:optinStart,inclusive:true,input,inst,origin:"array"});return payload}if(input.length>items.
length){payload.issues.push({code:"too_big",maximum:items.length,inclusive:true,input,inst,origin:"array"})}}const itemResults=new Array(
items.length);const abortEarly=def.rest?ctx?.abortEarly:void 0;let itemAborted=false;for(let i=0;i<items.length;i++){const r=items[i].
_zod.run({value:input[i],issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(rr=>{itemResults[i]=rr}))}else{itemResults[i]=
r;if(abortEarly&&!itemAborted&&r.issues.length)itemAborted=aborted(r)}}if(def.rest&&!itemAborted){let i=items.length-1;const rest=input.
slice(items.length);let seen=payload.issues.length;for(const el of rest){if(abortEarly&&payload.issues.length!==seen){if(aborted(
payload,seen))break;seen=payload.issues.length}i++;const result=def.rest._zod.run({value:el,issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(r=>handleTupleResult(r,payload,i)))}else{handleTupleResult(result,payload,i)}}}if(proms.
length){return Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart))}return handleTupleResults(
itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){for(let i=items.length-1;i>=0;i--){
const omittable=key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional";if(!omittable)return i+1}return 0}
function handleTupleResult(result,final,index){if(result.issues.length){final.issues.push(...prefixIssues(index,result.issues))}
final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<items.
length;i++){const r=itemResults[i];const isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="\
optional"){final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.
issues.push(...prefixIssues(i,r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length;i--){if(items[i].
_zod.optout==="optional"&&final.value[i]===void 0){final.value.length=i}else{break}}return final}var $ZodRecord=$constructor(
"$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);const memo2=globalConfig.memoizer;memo2?.attach(inst);inst._zod.parse=
(payload,ctx)=>{const input=payload.value;if(!isPlainObject(input)){payload.issues.push({expected:"record",code:"invalid\
_type",input,inst});return payload}const proms=[];const values=def.keyType._zod.values;if(values&&!def.partial){payload.
value=memo2?memo2.alloc(inst,payload,{},ctx):{};const recordKeys=new Set;for(const key of values){if(typeof key==="strin\
g"||typeof key==="number"||typeof key==="symbol"){recordKeys.add(typeof key==="number"?key.toString():key);if(key==="__p\
roto__")continue;const keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error(
"Async schemas not supported in object keys currently")}if(keyResult.issues.length){payload.issues.push({code:"invalid_k\
ey",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});continue}
const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},
ctx);if(result instanceof Promise){proms.push(result.then(result2=>{if(result2.issues.length){payload.issues.push(...prefixIssues(
key,result2.issues))}payload.value[outKey]=result2.value}))}else{if(result.issues.length){payload.issues.push(...prefixIssues(
key,result.issues))}payload.value[outKey]=result.value}}}let unrecognized;for(const key in input){if(!recordKeys.has(key)){
if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else{unrecognized=unrecognized??[];unrecognized.
push(key)}}}if(unrecognized&&unrecognized.length>0){payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,
continue:true})}}else{payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let unrecognized;for(const key of Reflect.
ownKeys(input)){if(key==="__proto__")continue;if(!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.
keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error("Async schemas not supporte\
d in object keys currently")}const checkNumericKey=typeof key==="string"&&number.test(key)&&keyResult.issues.length;if(checkNumericKey){
const retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);if(retryResult instanceof Promise){throw new Error(
"Async schemas not supported in object keys currently")}if(retryResult.issues.length===0){keyResult=retryResult}}if(keyResult.
issues.length){if(def.mode==="loose"){payload.value[key]=input[key]}else if(values){unrecognized=unrecognized??[];unrecognized.
push(key)}else{payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,
ctx,config())),input:key,path:[key],inst})}continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.
valueType._zod.run({value:input[key],issues:[]},ctx);if(result instanceof Promise){proms.push(result.then(result2=>{if(result2.
issues.length){payload.issues.push(...prefixIssues(key,result2.issues))}payload.value[outKey]=result2.value}))}else{if(result.
issues.length){payload.issues.push(...prefixIssues(key,result.issues))}payload.value[outKey]=result.value}}if(unrecognized&&
unrecognized.length>0){payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:true})}}if(proms.
length){return Promise.all(proms).then(()=>payload)}return payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);const values=getEnumValues(def.entries);const valuesSet=new Set(
values);inst._zod.values=valuesSet;defineLazyInternal(inst,"pattern",zod=>{const patternValues=getEnumValues(zod.def.entries).
filter(k=>propertyKeyTypes.has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.
toString())).join("|")})$`:"^[^\\s\\S]$")});inst._zod.parse=(payload,_ctx)=>{const input=payload.value;if(valuesSet.has(
input)){return payload}payload.issues.push({code:"invalid_value",values,input,inst});return payload}});var $ZodLiteral=$constructor(
"$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);const values=new Set(def.values);inst._zod.values=values;defineLazyInternal(
inst,"pattern",zod=>{const vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o==="string"?escapeRegex(
o):o?escapeRegex(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")});inst._zod.parse=(payload,_ctx)=>{const input=payload.
value;if(values.has(input)){return payload}payload.issues.push({code:"invalid_value",values:def.values,input,inst});return payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="optional";globalConfig.
memoizer?.guard(inst);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){throw new $ZodEncodeError(inst.constructor.
name)}const _out=def.transform(payload.value,payload);if(ctx.async){const output=_out instanceof Promise?_out:Promise.resolve(
_out);return output.then(output2=>{payload.value=output2;return payload})}if(_out instanceof Promise){throw new $ZodAsyncError}
payload.value=_out;return payload}});function handleOptionalResult(payload,result){payload.value=result.issues.length?void 0:
result.value;return payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional");inst._zod.optout="optional";defineLazyInternal(
inst,"values",zod=>{const values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0});defineLazyInternal(
inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)}\
)?$`):void 0});inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;
const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise)return result.then(
result2=>handleOptionalResult(payload,result2));return handleOptionalResult(payload,result)}return def.innerType._zod.run(
payload,ctx)}});var $ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def);defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values);defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern);
inst._zod.parse=(payload,ctx)=>{return def.innerType._zod.run(payload,ctx)}});var $ZodNullable=$constructor("$ZodNullabl\
e",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin);defineLazyInternal(
inst,"optout",zod=>zod.def.innerType._zod.optout);defineLazyInternal(inst,"pattern",zod=>{const pattern=zod.def.innerType.
_zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)}|null)$`):void 0});defineLazyInternal(inst,"value\
s",zod=>{return zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0});inst._zod.parse=
(payload,ctx)=>{if(payload.value===null)return payload;return def.innerType._zod.run(payload,ctx)}});var $ZodDefault=$constructor(
"$ZodDefault",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted";defineLazyInternal(inst,"values",zod=>zod.
def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.run(
payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue;return payload}const result=def.innerType._zod.run(
payload,ctx);if(result instanceof Promise){return result.then(result2=>handleDefaultResult(result2,def))}return handleDefaultResult(
result,def)}});function handleDefaultResult(payload,def){if(payload.value===void 0){payload.value=def.defaultValue}return payload}
var $ZodPrefault=$constructor("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted";defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.
innerType._zod.run(payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue}return def.innerType._zod.run(
payload,ctx)}});var $ZodNonOptional=$constructor("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(
inst,"values",zod=>{const v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>x!==void 0)):void 0});inst._zod.
parse=(payload,ctx)=>{const result=def.innerType._zod.run(payload,ctx);if(result instanceof Promise){return result.then(
result2=>handleNonOptionalResult(result2,inst))}return handleNonOptionalResult(result,inst)}});function handleNonOptionalResult(payload,inst){
if(!payload.issues.length&&payload.value===void 0){payload.issues.push({code:"invalid_type",expected:"nonoptional",input:payload.
value,inst})}return payload}function handleCatchResult(payload,result,def,ctx){if(!result.issues.length){payload.value=result.value;if(result.memo)payload.
memo=true;return payload}payload.value=def.catchValue({...result,value:payload.value,error:{issues:result.issues.map(iss=>finalizeIssue(
iss,ctx,config()))},input:payload.value});return payload}var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{$ZodType.init(
inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional");defineLazyInternal(
inst,"optout",zod=>zod.def.innerType._zod.optout);defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);inst.
_zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}const result=def.innerType.
_zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){return result.then(result2=>handleCatchResult(
payload,result2,def,ctx))}return handleCatchResult(payload,result,def,ctx)}});var $ZodPipe=$constructor("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"values",zod=>zod.def.
in._zod.values);defineLazyInternal(inst,"optin",zod=>zod.def.in._zod.optin);defineLazyInternal(inst,"optout",zod=>zod.def.
out._zod.optout);defineLazyInternal(inst,"propValues",zod=>zod.def.in._zod.propValues);inst._zod.parse=(payload,ctx)=>{if(ctx.
direction==="backward"){const right=def.out._zod.run(payload,ctx);if(right instanceof Promise){return right.then(right2=>handlePipeResult(
right2,def.in,ctx))}return handlePipeResult(right,def.in,ctx)}const left=def.in._zod.run(payload,ctx);if(left instanceof
Promise){return left.then(left2=>handlePipeResult(left2,def.out,ctx))}return handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){
if(left.issues.some(iss=>iss.code!=="unrecognized_keys")){left.aborted=true;return left}return next._zod.run({value:left.
value,issues:left.issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"propValues",zod=>zod.
def.innerType._zod.propValues);defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);defineLazyInternal(inst,
"optin",zod=>zod.def.innerType?._zod?.optin);defineLazyInternal(inst,"optout",zod=>zod.def.innerType?._zod?.optout);inst.
_zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}const result=def.innerType.
_zod.run(payload,ctx);if(result instanceof Promise){return result.then(handleReadonlyResult)}return handleReadonlyResult(
result)}});function handleReadonlyResult(payload){if(!payload.memo)payload.value=Object.freeze(payload.value);return payload}var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.init(inst,def);$ZodType.init(inst,def);inst._zod.parse=(payload,_)=>{
return payload};inst._zod.check=payload=>{const input=payload.value;const r=def.fn(input);if(r instanceof Promise){return r.
then(r2=>handleRefineResult(r2,payload,input,inst))}handleRefineResult(r,payload,input,inst);return}});function handleRefineResult(result,payload,input,inst){
if(!result){const _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};if(inst.
_zod.def.params)_iss.params=inst._zod.def.params;payload.issues.push(issue(_iss))}}var $ZodCyclicError=class extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transf\
orm`);this.name="ZodCyclicError"}};var STATE="~memo";var NO_ISSUES=[];function isRef(value){return value!==null&&typeof value===
"object"}function cloneIssues(issues){return issues.map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap;
var NONE=0;var ASSUMED=1;var PROVEN=2;function isRecursive(inst,stack,resolve){const cached2=recursive.get(inst);if(cached2!==
void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE;const check=child=>{if(result!==
PROVEN&&child?._zod){const answer=isRecursive(child,stack,resolve);if(answer>result)result=answer}};const shape=(sh,spread)=>{
let answer=NONE;for(const key of Reflect.ownKeys(sh)){const desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.
enumerable)continue;const child=desc.get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve):NONE;if(child>answer)
answer=child}return answer};const merge2=answer=>{if(answer>result)result=answer};const def=inst._zod.def;const kind=def.
type;switch(kind){case"object":{const raw=rawShape(def);merge2(raw?shape(raw,true):ASSUMED);check(def.catchall);break}case"\
array":check(def.element);break;case"tuple":for(const el of def.items)check(el);check(def.rest);break;case"record":case"\
map":check(def.keyType);check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(const el of def.
options)check(el);break;case"intersection":check(def.left);check(def.right);break;case"optional":case"nullable":case"def\
ault":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"\
pipe":check(def.in);check(def.out);break;case"function":check(def.input);check(def.output);break;case"lazy":{const inner=def.
_cachedInner??(resolve?inst._zod.innerType:void 0);merge2(inner?isRecursive(inner,stack,false):ASSUMED);break}case"templ\
ate_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"\
void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:{kind;for(const key in def){const desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)
continue;const value=desc.value;if(!value||typeof value!=="object")continue;if(value._zod)check(value);else if(Array.isArray(
value))for(const el of value)check(el)}}}stack.delete(inst);return settle(inst,result)}function settle(inst,answer){if(answer!==
ASSUMED)recursive.set(inst,answer===PROVEN);return answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);if(!bucket){bucket=new WeakMap;state.buckets.set(inst,
bucket)}return bucket}var handoff;var open=[];var memo={alloc(_inst,payload,empty){const bucket=handoff;if(!bucket)return empty;
handoff=void 0;const entry={value:empty,issues:null};bucket.set(payload.value,entry);open.push(entry);return empty},guard(inst){
var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]);inst._zod.deferred.push(()=>{const base=inst._zod.parse;const wrapped=(payload,ctx)=>{
if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;return base(payload,ctx)};inst._zod.
parse=wrapped;if(inst._zod.run===base)inst._zod.run=wrapped})},attach(inst){var _a3;let isRecursiveInst;let rechecked=false;
let lastCtx;let lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]);inst._zod.deferred.push(()=>{const base=inst._zod.
parse;const wrapped=(payload,ctx)=>{if(isRecursiveInst===void 0){const walked=isRecursive(inst,new Set,false);if(walked===
NONE){inst._zod.parse=base;if(inst._zod.run===wrapped)inst._zod.run=base;return base(payload,ctx)}if(walked===PROVEN||rechecked)
isRecursiveInst=true;else rechecked=true}const input=payload.value;if(!isRef(input))return base(payload,ctx);let state=ctx[STATE];
if(!state){state={buckets:new WeakMap,backEdges:void 0};ctx[STATE]=state}let bucket;if(lastCtx===ctx){bucket=lastBucket}else{
bucket=bucketFor(state,inst);lastCtx=ctx;lastBucket=bucket}const hit=bucket.get(input);if(hit){payload.value=hit.value;if(hit.
issues){if(hit.issues.length)payload.issues.push(...cloneIssues(hit.issues))}else{payload.memo=true;state.backEdges??(state.
backEdges=new WeakSet);state.backEdges.add(hit.value)}return payload}handoff=bucket;const depth=open.length;const result=base(
payload,ctx);handoff=void 0;const entry=open.length>depth?open.pop():void 0;if(result instanceof Promise){return result.
then(r=>{if(entry)entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES;return r})}if(entry)entry.issues=result.issues.
length?cloneIssues(result.issues):NO_ISSUES;return result};inst._zod.parse=wrapped;if(inst._zod.run===base)inst._zod.run=
wrapped})}};function memoizer(){return memo}function isBackEdge(ctx,value){const backEdges=ctx[STATE]?.backEdges;return backEdges!==
void 0&&isRef(value)&&backEdges.has(value)}var error=()=>{const Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"\
items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){
return Sizable[origin]??null}const FormatDictionary={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"U\
UID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 ad\
dress",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-enc\
oded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",
iban:"IBAN",jwt:"JWT",template_literal:"input"};const TypeDictionary={nan:"NaN"};function getTypeName(type,input){if(type===
"number"&&typeof input==="number"&&!Number.isFinite(input)){return String(input)}return TypeDictionary[type]??type}return issue2=>{
switch(issue2.code){case"invalid_type":{const expected=getTypeName(issue2.expected);const receivedType=parsedType(issue2.
input);const received=getTypeName(receivedType,issue2.input);return`Invalid input: expected ${expected}, received ${received}`}case"\
invalid_value":if(issue2.values.length===1)return`Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;return`\
Invalid option: expected one of ${joinValues(issue2.values,"|")}`;case"too_big":{const adj=issue2.exact?"exactly ":issue2.
inclusive?"<=":"<";const sizing=getSizing(issue2.origin);if(sizing)return`Too big: expected ${issue2.origin??"value"} to\
 have ${adj}${issue2.maximum.toString()} ${sizing.unit??"elements"}`;return`Too big: expected ${issue2.origin??"value"} \
to be ${adj}${issue2.maximum.toString()}`}case"too_small":{const adj=issue2.exact?"exactly ":issue2.inclusive?">=":">";const sizing=getSizing(
issue2.origin);if(sizing){return`Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.
unit}`}return`Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`}case"invalid_format":{const _issue=issue2;
if(_issue.format==="starts_with"){return`Invalid string: must start with "${_issue.prefix}"`}if(_issue.format==="ends_wi\
th")return`Invalid string: must end with "${_issue.suffix}"`;if(_issue.format==="includes")return`Invalid string: must i\
nclude "${_issue.includes}"`;if(_issue.format==="regex")return`Invalid string: must match pattern ${_issue.pattern}`;return`\
Invalid ${FormatDictionary[_issue.format]??issue2.format}`}case"not_multiple_of":return`Invalid number: must be a multip\
le of ${issue2.divisor}`;case"unrecognized_keys":return`Unrecognized key${issue2.keys.length>1?"s":""}: ${joinValues(issue2.
keys,", ")}`;case"invalid_key":return`Invalid key in ${issue2.origin}`;case"invalid_union":if(issue2.options&&Array.isArray(
issue2.options)&&issue2.options.length>0){const opts=issue2.options.map(o=>`'${o}'`).join(" | ");return`Invalid discrimi\
nator value. Expected ${opts}`}if(issue2.inclusive===false){return"Invalid input: more than one option matched"}return"I\
nvalid input";case"invalid_element":return`Invalid value in ${issue2.origin}`;default:return`Invalid input`}}};function en_default(){
return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap;this._idmap=new Map}add(schema,..._meta){const meta2=_meta[0];
this._map.set(schema,meta2);if(meta2&&typeof meta2==="object"&&"id"in meta2){this._idmap.set(meta2.id,schema)}return this}clear(){
this._map=new WeakMap;this._idmap=new Map;return this}remove(schema){const meta2=this._map.get(schema);if(meta2&&typeof meta2===
"object"&&"id"in meta2){this._idmap.delete(meta2.id)}this._map.delete(schema);return this}get(schema){const p=schema._zod.
parent;if(p){const pm={...this.get(p)??{}};delete pm.id;const f={...pm,...this._map.get(schema)};return Object.keys(f).length?
f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}};function registry(){return new $ZodRegistry}
(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;function snapshotChecks(def){if(def.checks)def.checks=[...def.checks];return def}function _string(Class2,params){return new Class2(
snapshotChecks({type:"string",...normalizeParams(params)}))}function _email(Class2,params){return new Class2({type:"string",format:"email",check:"string_format",abort:false,...normalizeParams(
params)})}function _guid(Class2,params){return new Class2({type:"string",format:"guid",check:"string_format",abort:false,
...normalizeParams(params)})}function _uuid(Class2,params){return new Class2({type:"string",format:"uuid",check:"string_\
format",abort:false,...normalizeParams(params)})}function _uuidv4(Class2,params){return new Class2({type:"string",format:"\
uuid",check:"string_format",abort:false,version:"v4",...normalizeParams(params)})}function _uuidv6(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:false,version:"v6",...normalizeParams(params)})}function _uuidv7(Class2,params){
return new Class2({type:"string",format:"uuid",check:"string_format",abort:false,version:"v7",...normalizeParams(params)})}
function _url(Class2,params){return new Class2({type:"string",format:"url",check:"string_format",abort:false,...normalizeParams(
params)})}function _emoji2(Class2,params){return new Class2({type:"string",format:"emoji",check:"string_format",abort:false,
...normalizeParams(params)})}function _nanoid(Class2,params){return new Class2({type:"string",format:"nanoid",check:"str\
ing_format",abort:false,...normalizeParams(params)})}function _cuid(Class2,params){return new Class2({type:"string",format:"\
cuid",check:"string_format",abort:false,...normalizeParams(params)})}function _cuid2(Class2,params){return new Class2({type:"\
string",format:"cuid2",check:"string_format",abort:false,...normalizeParams(params)})}function _ulid(Class2,params){return new Class2(
{type:"string",format:"ulid",check:"string_format",abort:false,...normalizeParams(params)})}function _xid(Class2,params){
return new Class2({type:"string",format:"xid",check:"string_format",abort:false,...normalizeParams(params)})}function _ksuid(Class2,params){
return new Class2({type:"string",format:"ksuid",check:"string_format",abort:false,...normalizeParams(params)})}function _ipv4(Class2,params){
return new Class2({type:"string",format:"ipv4",check:"string_format",abort:false,...normalizeParams(params)})}function _ipv6(Class2,params){
return new Class2({type:"string",format:"ipv6",check:"string_format",abort:false,...normalizeParams(params)})}function _cidrv4(Class2,params){return new Class2({type:"string",format:"cidrv4",check:"string_format",abort:false,...normalizeParams(
params)})}function _cidrv6(Class2,params){return new Class2({type:"string",format:"cidrv6",check:"string_format",abort:false,
...normalizeParams(params)})}function _base64(Class2,params){return new Class2({type:"string",format:"base64",check:"str\
ing_format",abort:false,...normalizeParams(params)})}function _base64url(Class2,params){return new Class2({type:"string",
format:"base64url",check:"string_format",abort:false,...normalizeParams(params)})}function _e164(Class2,params){return new Class2(
{type:"string",format:"e164",check:"string_format",abort:false,...normalizeParams(params)})}function _jwt(Class2,params){return new Class2({type:"string",format:"jwt",check:"string_format",abort:false,...normalizeParams(
params)})}function _isoDateTime(Class2,params){return new Class2({type:"string",format:"datetime",check:"string_format",offset:false,
local:false,precision:null,...normalizeParams(params)})}function _isoDate(Class2,params){return new Class2({type:"string",
format:"date",check:"string_format",...normalizeParams(params)})}function _isoTime(Class2,params){return new Class2({type:"\
string",format:"time",check:"string_format",precision:null,...normalizeParams(params)})}function _isoDuration(Class2,params){
return new Class2({type:"string",format:"duration",check:"string_format",...normalizeParams(params)})}function _number(Class2,params){
return new Class2(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:false,format:"safeint",...normalizeParams(
params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _undefined2(Class2,params){return new Class2({type:"undefined",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _never(Class2,params){return new Class2({type:"ne\
ver",...normalizeParams(params)})}function _lt(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:false})}
function _lte(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:true})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:false})}
function _gte(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:true})}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(params),value})}function _maxLength(maximum,params){const ch=new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum});
return ch}function _minLength(minimum,params){return new $ZodCheckMinLength({check:"min_length",...normalizeParams(params),
minimum})}function _length(length,params){return new $ZodCheckLengthEquals({check:"length_equals",...normalizeParams(params),
length})}function _regex(pattern,params){return new $ZodCheckRegex({check:"string_format",format:"regex",...normalizeParams(
params),pattern})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",format:"lowercase",...normalizeParams(
params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"uppercase",...normalizeParams(
params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"includes",...normalizeParams(
params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"sta\
rts_with",...normalizeParams(params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"str\
ing_format",format:"ends_with",...normalizeParams(params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(
input=>input.normalize(form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(
input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(
input=>slugify(input))}function _array(Class2,element,params){return new Class2({type:"array",element,...normalizeParams(
params)})}function _custom(Class2,fn,_params){const norm=normalizeParams(_params);norm.abort??(norm.abort=true);const schema=new Class2(
{type:"custom",check:"custom",fn,...norm});return schema}function _refine(Class2,fn,_params){const schema=new Class2({type:"\
custom",check:"custom",fn,...normalizeParams(_params)});return schema}function _superRefine(fn,params){const ch=_check(payload=>{
payload.addIssue=issue2=>{if(typeof issue2==="string"){payload.issues.push(issue(issue2,payload.value,ch._zod.def))}else{
const _issue=issue2;if(_issue.fatal)_issue.continue=false;_issue.code??(_issue.code="custom");if(!("input"in _issue))_issue.
input=payload.value;_issue.inst??(_issue.inst=ch);_issue.continue??(_issue.continue=!ch._zod.def.abort);payload.issues.push(
issue(_issue))}};return fn(payload.value,payload)},params);return ch}function _check(fn,params){const ch=new $ZodCheck({
check:"custom",...normalizeParams(params)});ch._zod.check=fn;return ch}function assignProps(target,...sources){for(const source of sources){for(const key of Reflect.ownKeys(source)){if(Object.
prototype.propertyIsEnumerable.call(source,key)){assignProp(target,key,source[key])}}}return target}function initializeContext(params){
let target=params?.target??"draft-2020-12";if(target==="draft-4")target="draft-04";if(target==="draft-7")target="draft-0\
7";return{processors:params.processors??{},metadataRegistry:params?.metadata??globalRegistry,target,unrepresentable:params?.
unrepresentable??"throw",override:params?.override??(()=>{}),io:params?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],deferred:[],external:params?.
external??void 0}}function handleUnrepresentable(schema,ctx,json2,params,message){const result=typeof ctx.unrepresentable===
"function"?ctx.unrepresentable({zodSchema:schema,path:params.path,message}):ctx.unrepresentable;if(result==="any")return false;
if(result===void 0||result==="throw")throw new Error(message);Object.assign(json2,result);return true}function processSchema(schema,ctx,_params={
path:[],schemaPath:[]}){var _a3;const def=schema._zod.def;const seen=ctx.seen.get(schema);if(seen){seen.count++;const isCycle=_params.
schemaPath.includes(schema);if(isCycle){seen.cycle=_params.path}return seen.schema}const result={schema:{},count:1,cycle:void 0,
path:_params.path};ctx.seen.set(schema,result);ctx.sharedDefsExtractedFor=void 0;ctx.sharedEmitDoneFor=void 0;const overrideSchema=schema.
_zod.toJSONSchema?.();if(overrideSchema){result.schema=overrideSchema}else{const params={..._params,schemaPath:[..._params.
schemaPath,schema],path:_params.path};if(schema._zod.processJSONSchema){schema._zod.processJSONSchema(ctx,result.schema,
params)}else{const _json=result.schema;const processor=ctx.processors[def.type];if(!processor){throw new Error(`[toJSONS\
chema]: Non-representable type encountered: ${def.type}`)}processor(schema,ctx,_json,params)}const parent=schema._zod.parent;
if(parent){if(!result.ref)result.ref=parent;processSchema(parent,ctx,params);ctx.seen.get(parent).isParent=true}}const meta2=ctx.
metadataRegistry.get(schema);if(meta2)assignProps(result.schema,meta2);if(ctx.io==="input"&&isTransforming(schema)){delete result.
schema.examples;delete result.schema.default}if(ctx.io==="input"&&"_prefault"in result.schema)(_a3=result.schema).default??
(_a3.default=result.schema._prefault);delete result.schema._prefault;const _result=ctx.seen.get(schema);return _result.schema}function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(ctx,schema){
const root=ctx.seen.get(schema);if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");if(ctx.external&&ctx.
sharedDefsExtractedFor===ctx.external)return;const idToSchema=new Map;for(const entry of ctx.seen.entries()){const id=ctx.
metadataRegistry.get(entry[0])?.id;if(id){const existing=idToSchema.get(id);if(existing&&existing!==entry[0]){throw new Error(
`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when\
 converted together.`)}idToSchema.set(id,entry[0])}}const makeURI=entry=>{const defsSegment=ctx.target==="draft-2020-12"?
"$defs":"definitions";if(ctx.external){const externalId=ctx.external.registry.get(entry[0])?.id;const uriGenerator=ctx.external.
uri??(id2=>id2);if(externalId){return{ref:uriGenerator(externalId)}}const id=entry[1].defId??entry[1].schema.id??`schema${ctx.
counter++}`;entry[1].defId=id;return{defId:id,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(
id)}`}}const uriPrefix=`#`;const defUriPrefix=`${uriPrefix}/${defsSegment}/`;if(entry[1]===root&&!entry[1].schema.id){return{
ref:uriPrefix}}const defId=entry[1].schema.id??`__schema${ctx.counter++}`;return{defId,ref:defUriPrefix+encodeJSONPointerSegment(
defId)}};const extractToDef=entry=>{if(entry[1].schema.$ref){return}const seen=entry[1];const{ref,defId}=makeURI(entry);
seen.def={...seen.schema};if(defId)seen.defId=defId;const schema2=seen.schema;for(const key in schema2){delete schema2[key]}
schema2.$ref=ref};if(ctx.cycles==="throw"){for(const entry of ctx.seen.entries()){const seen=entry[1];if(seen.cycle){throw new Error(
`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}}}for(const entry of ctx.seen.entries()){
const seen=entry[1];if(schema===entry[0]){extractToDef(entry);continue}if(ctx.external){const ext=ctx.external.registry.
get(entry[0])?.id;if(schema!==entry[0]&&ext){extractToDef(entry);continue}}const id=ctx.metadataRegistry.get(entry[0])?.
id;if(id){extractToDef(entry);continue}if(seen.cycle){extractToDef(entry);continue}if(seen.count>1){if(ctx.reused==="ref"){
extractToDef(entry)}}}if(ctx.external)ctx.sharedDefsExtractedFor=ctx.external}function compactTypeUnion(schema){const options=schema.
anyOf;if(!Array.isArray(options)||options.length===0||schema.type!==void 0)return;const types=[];for(const option of options){
if(!option||typeof option!=="object")return;compactTypeUnion(option);const keys=Object.keys(option);if(keys.length!==1||
keys[0]!=="type")return;const type=option.type;for(const member of Array.isArray(type)?type:[type]){if(typeof member!=="\
string")return;if(!types.includes(member))types.push(member)}}delete schema.anyOf;schema.type=types.length===1?types[0]:
types}var FOLDABLE_KEYS=new Set(["type","properties","required","additionalProperties"]);var UNION_KEYS=["oneOf","anyOf"];
function undeclaredConstraint(member){const extra=member.additionalProperties;if(extra===void 0||extra===false||typeof extra!==
"object"||extra===null)return null;return Object.keys(extra).length?extra:null}function foldObjects(members2){const objects=[];
for(const member of members2){if(typeof member!=="object"||member.type!=="object")return null;for(const key in member){if(!FOLDABLE_KEYS.
has(key))return null}objects.push(member)}const properties={};const required2=new Set;for(const object2 of objects){for(const key in object2.
properties){if(Object.prototype.hasOwnProperty.call(properties,key))continue;const parts=[];for(const other of objects){
const part=other.properties?.[key]??undeclaredConstraint(other);if(part===null||part===void 0)continue;if(!parts.some(seen=>JSON.
stringify(seen)===JSON.stringify(part)))parts.push(part)}const merged=parts.length===1?parts[0]:foldObjects(parts)??{allOf:parts};
assignProp(properties,key,merged)}for(const key of object2.required??[])required2.add(key)}const folded={type:"object",properties};
if(required2.size)folded.required=[...required2];if(objects.every(object2=>object2.additionalProperties===false)){folded.
additionalProperties=false}else{const constraints=[];for(const object2 of objects){const constraint=undeclaredConstraint(
object2);if(constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint)))constraints.push(constraint)}
if(constraints.length===1)folded.additionalProperties=constraints[0];else if(constraints.length>1)folded.additionalProperties=
{allOf:constraints}}return folded}function foldIntersection(json2){const allOf=json2.allOf;if(!Array.isArray(allOf)||allOf.
length<2)return;for(const key of FOLDABLE_KEYS)if(key in json2)return;const unions=allOf.filter(m=>UNION_KEYS.some(k=>Array.
isArray(m[k])));let folded=null;if(!unions.length){folded=foldObjects(allOf)}else{const union2=unions[0];const keyword=UNION_KEYS.
find(k=>Array.isArray(union2[k]));if(Object.keys(union2).length!==1)return;const rest=allOf.filter(m=>m!==union2);const branches=union2[keyword].
map(branch=>foldObjects([...rest,branch]));if(branches.some(b=>!b))return;folded={[keyword]:branches}}if(!folded)return;
delete json2.allOf;assignProps(json2,folded)}function finalize(ctx,schema){const root=ctx.seen.get(schema);if(!root)throw new Error(
"Unprocessed schema. This is a bug in Zod.");const flattenRef=zodSchema=>{const seen=ctx.seen.get(zodSchema);if(seen.ref===
null)return;const schema2=seen.def??seen.schema;const _cached={...schema2};const ref=seen.ref;seen.ref=null;if(ref){flattenRef(
ref);const refSeen=ctx.seen.get(ref);const refSchema=refSeen.schema;if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target===
"draft-04"||ctx.target==="openapi-3.0")){schema2.allOf=schema2.allOf??[];schema2.allOf.push(refSchema)}else{assignProps(
schema2,refSchema)}assignProps(schema2,_cached);const isParentRef=zodSchema._zod.parent===ref;if(isParentRef){for(const key in schema2){
if(key==="$ref"||key==="allOf")continue;if(!(key in _cached)){delete schema2[key]}}}if(refSchema.$ref&&refSeen.def){for(const key in schema2){
if(key==="$ref"||key==="allOf")continue;if(key in refSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(refSeen.def[key])){
delete schema2[key]}}}}const parent=zodSchema._zod.parent;if(parent&&parent!==ref){flattenRef(parent);const parentSeen=ctx.
seen.get(parent);if(parentSeen?.schema.$ref){schema2.$ref=parentSeen.schema.$ref;if(parentSeen.def){for(const key in schema2){
if(key==="$ref"||key==="allOf")continue;if(key in parentSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(parentSeen.
def[key])){delete schema2[key]}}}}}ctx.override({zodSchema,jsonSchema:schema2,path:seen.path??[]})};if(!ctx.external||ctx.
sharedEmitDoneFor!==ctx.external){for(const entry of[...ctx.seen.entries()].reverse()){flattenRef(entry[0])}if(ctx.target!==
"openapi-3.0"){for(const entry of ctx.seen.entries()){compactTypeUnion(entry[1].def??entry[1].schema)}}for(const rewrite of ctx.
deferred)rewrite();if(ctx.intersections.length){const carriers=new Map;for(const seen of ctx.seen.values()){for(const json2 of[
seen.schema,seen.def]){const allOf=json2?.allOf;if(!Array.isArray(allOf))continue;const existing=carriers.get(allOf);if(existing)
existing.push(json2);else carriers.set(allOf,[json2])}}for(const allOf of ctx.intersections){for(const json2 of carriers.
get(allOf)??[])foldIntersection(json2)}}}const result={};if(ctx.target==="draft-2020-12"){result.$schema="https://json-s\
chema.org/draft/2020-12/schema"}else if(ctx.target==="draft-07"){result.$schema="http://json-schema.org/draft-07/schema#"}else if(ctx.
target==="draft-04"){result.$schema="http://json-schema.org/draft-04/schema#"}else if(ctx.target==="openapi-3.0"){}else{}
if(ctx.external?.uri){const id=ctx.external.registry.get(schema)?.id;if(!id)throw new Error("Schema is missing an `id` p\
roperty");result.$id=ctx.external.uri(id)}assignProps(result,root.defId?root.schema:root.def??root.schema);const rootMetaId=ctx.
metadataRegistry.get(schema)?.id;if(rootMetaId!==void 0&&result.id===rootMetaId)delete result.id;const defs=ctx.external?.
defs??{};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){for(const entry of ctx.seen.entries()){const seen=entry[1];
if(seen.def&&seen.defId){if(seen.def.id===seen.defId)delete seen.def.id;assignProp(defs,seen.defId,seen.def)}}}if(ctx.external)
ctx.sharedEmitDoneFor=ctx.external;if(ctx.external){}else{if(Object.keys(defs).length>0){if(ctx.target==="draft-2020-12"){
result.$defs=defs}else{result.definitions=defs}}}try{const finalized=JSON.parse(JSON.stringify(result));Object.defineProperty(
finalized,"~standard",{value:{...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.
processors),output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:false,writable:false});return finalized}catch(_err){
throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){const ctx=_ctx??{seen:new Set};
if(ctx.seen.has(_schema))return false;ctx.seen.add(_schema);const def=_schema._zod.def;if(def.type==="transform")return true;
if(def.type==="array")return isTransforming(def.element,ctx);if(def.type==="set")return isTransforming(def.valueType,ctx);
if(def.type==="lazy")return isTransforming(def.getter(),ctx);if(def.type==="promise"||def.type==="optional"||def.type===
"nonoptional"||def.type==="nullable"||def.type==="readonly"||def.type==="default"||def.type==="prefault"||def.type==="ca\
tch"){return isTransforming(def.innerType,ctx)}if(def.type==="intersection"){return isTransforming(def.left,ctx)||isTransforming(
def.right,ctx)}if(def.type==="record"||def.type==="map"){return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,
ctx)}if(def.type==="pipe"){if(_schema._zod.traits.has("$ZodCodec"))return true;return isTransforming(def.in,ctx)||isTransforming(
def.out,ctx)}if(def.type==="object"){for(const key in def.shape){if(isTransforming(def.shape[key],ctx))return true}return false}
if(def.type==="union"){for(const option of def.options){if(isTransforming(option,ctx))return true}return false}if(def.type===
"tuple"){for(const item of def.items){if(isTransforming(item,ctx))return true}if(def.rest&&isTransforming(def.rest,ctx))
return true;return false}return false}var createToJSONSchemaMethod=(schema,processors={})=>params=>{const ctx=initializeContext(
{...params,processors});processSchema(schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)};var createStandardJSONSchemaMethod=(schema,io,processors={})=>params=>{
const{libraryOptions,target}=params??{};const ctx=initializeContext({...libraryOptions??{},target,io,processors});processSchema(
schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)};var narrowMin=(agg,key,value)=>{if(agg[key]===void 0||value>agg[key])agg[key]=value};var narrowMax=(agg,key,value)=>{if(agg[key]===
void 0||value<agg[key])agg[key]=value};var narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value);narrowMax(agg,"maximu\
m",value)};var addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=[]);if(!agg.multipleOf.includes(value))agg.multipleOf.
push(value)};var addPattern=(agg,pattern)=>{agg.patterns??(agg.patterns=new Set);agg.patterns.add(pattern)};var intersectMime=(agg,mime)=>{
agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]};var setFormat=(agg,format)=>{agg.format=format;if(format.
includes("int"))agg.isInt=true};var minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum);var maxContributor=(agg,def)=>narrowMax(
agg,"maximum",def.maximum);var formatContributor=ranges=>(agg,def)=>{setFormat(agg,def.format);const[minimum,maximum]=ranges[def.
format];narrowMin(agg,"minimum",minimum);narrowMax(agg,"maximum",maximum)};var contributors={greater_than:(agg,def)=>narrowMin(
agg,def.inclusive?"minimum":"exclusiveMinimum",def.value),less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"ex\
clusiveMaximum",def.value),multiple_of:(agg,def)=>addDivisor(agg,def.value),number_format:formatContributor(NUMBER_FORMAT_RANGES),
bigint_format:formatContributor(BIGINT_FORMAT_RANGES),min_length:minContributor,max_length:maxContributor,length_equals:(agg,def)=>narrowBoth(
agg,def.length),min_size:minContributor,max_size:maxContributor,size_equals:(agg,def)=>narrowBoth(agg,def.size),string_format:(agg,def)=>{
setFormat(agg,def.format);if(def.pattern)addPattern(agg,def.pattern);if(def.format==="base64"||def.format==="base64url")
agg.contentEncoding=def.format;if(def.local||def.precision===-1)agg.laxFormat=true},mime_type:(agg,def)=>intersectMime(agg,
def.mime)};function aggregateChecks(schema){const agg={};const def=schema._zod.def;const list=schema._zod.traits.has("$Z\
odCheck")?[schema,...def.checks??[]]:def.checks??[];for(const ch of list)contributors[ch._zod.def.check]?.(agg,ch._zod.def);
const bag=schema._zod.bag;if(bag.minimum!==void 0)narrowMin(agg,"minimum",bag.minimum);if(bag.exclusiveMinimum!==void 0)
narrowMin(agg,"exclusiveMinimum",bag.exclusiveMinimum);if(bag.maximum!==void 0)narrowMax(agg,"maximum",bag.maximum);if(bag.
exclusiveMaximum!==void 0)narrowMax(agg,"exclusiveMaximum",bag.exclusiveMaximum);if(bag.multipleOf!==void 0)addDivisor(agg,
bag.multipleOf);if(bag.format!==void 0){agg.format??(agg.format=bag.format);if(bag.format.includes("int"))agg.isInt=true}
if(bag.mime)intersectMime(agg,bag.mime);for(const pattern of bag.patterns??[])addPattern(agg,pattern);return agg}var formatMap={
guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""};var exactPatterns=new Map([[base64Charset,
base64],[base64urlCharset,base64url]]);var exactPattern=p=>exactPatterns.get(p)??p;var stringProcessor=(schema,ctx,_json,_params)=>{
const json2=_json;json2.type="string";const{minimum,maximum,format,patterns,contentEncoding,laxFormat}=aggregateChecks(schema);
if(typeof minimum==="number")json2.minLength=minimum;if(typeof maximum==="number")json2.maxLength=maximum;if(format){json2.
format=formatMap[format]??format;if(json2.format==="")delete json2.format;if(format==="time"||laxFormat){delete json2.format}}
if(contentEncoding)json2.contentEncoding=contentEncoding;if(patterns&&patterns.size>0){const patternList=[...patterns].map(
exactPattern);if(patternList.length===1)json2.pattern=patternList[0].source;else if(patternList.length>1){json2.allOf=[...patternList.
map(regex=>({...ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0"?{type:"string"}:{},pattern:regex.
source}))]}}};var numberProcessor=(schema,ctx,_json,params)=>{const json2=_json;const{minimum,maximum,multipleOf,exclusiveMaximum,
exclusiveMinimum,isInt}=aggregateChecks(schema);json2.type=isInt?"integer":"number";const exMin=typeof exclusiveMinimum===
"number"&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY);const exMax=typeof exclusiveMaximum==="number"&&exclusiveMaximum<=
(maximum??Number.POSITIVE_INFINITY);const legacy=ctx.target==="draft-04"||ctx.target==="openapi-3.0";if(exMin){if(legacy){
json2.minimum=exclusiveMinimum;json2.exclusiveMinimum=true}else{json2.exclusiveMinimum=exclusiveMinimum}}else if(typeof minimum===
"number"){json2.minimum=minimum}if(exMax){if(legacy){json2.maximum=exclusiveMaximum;json2.exclusiveMaximum=true}else{json2.
exclusiveMaximum=exclusiveMaximum}}else if(typeof maximum==="number"){json2.maximum=maximum}if(multipleOf){const divisors=new Set;
for(const divisor of multipleOf){if(Number.isFinite(divisor)&&divisor!==0)divisors.add(Math.abs(divisor));else handleUnrepresentable(
schema,ctx,json2,params,`A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`)}const[first,...rest]=divisors;
if(first!==void 0)json2.multipleOf=first;if(rest.length)json2.allOf=[...json2.allOf??[],...rest.map(m=>({multipleOf:m}))]}};
var booleanProcessor=(_schema,_ctx,json2,_params)=>{json2.type="boolean"};var undefinedProcessor=(schema,ctx,json2,params)=>{handleUnrepresentable(schema,ctx,json2,params,"Undefined cannot be re\
presented in JSON Schema")};var neverProcessor=(_schema,_ctx,json2,_params)=>{json2.not={}};var unknownProcessor=(_schema,_ctx,_json,_params)=>{};var enumProcessor=(schema,_ctx,json2,_params)=>{const def=schema._zod.def;const values=getEnumValues(def.entries);if(values.
length===0){json2.not={};return}if(values.every(v=>typeof v==="number"))json2.type="number";if(values.every(v=>typeof v===
"string"))json2.type="string";json2.enum=values};var literalProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.
def;if(def.values.length===0){json2.not={};return}const vals=[];for(const val of def.values){if(val===void 0){if(handleUnrepresentable(
schema,ctx,json2,params,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof val==="bigint"){
if(handleUnrepresentable(schema,ctx,json2,params,"BigInt literals cannot be represented in JSON Schema"))return;vals.push(
Number(val))}else{vals.push(val)}}if(vals.length===0){}else if(vals.length===1){const val=vals[0];json2.type=val===null?
"null":typeof val;if(ctx.target==="draft-04"||ctx.target==="openapi-3.0"){json2.enum=[val]}else{json2.const=val}}else{if(vals.
every(v=>typeof v==="number"))json2.type="number";if(vals.every(v=>typeof v==="string"))json2.type="string";if(vals.every(
v=>typeof v==="boolean"))json2.type="boolean";if(vals.every(v=>v===null))json2.type="null";json2.enum=vals}};var customProcessor=(schema,ctx,json2,params)=>{handleUnrepresentable(schema,ctx,json2,params,"Custom types cannot be re\
presented in JSON Schema")};var transformProcessor=(schema,ctx,json2,params)=>{handleUnrepresentable(schema,ctx,json2,params,"Transforms cannot be r\
epresented in JSON Schema")};var arrayProcessor=(schema,ctx,_json,params)=>{const json2=_json;const def=schema._zod.def;const{minimum,maximum}=aggregateChecks(
schema);if(typeof minimum==="number")json2.minItems=minimum;if(typeof maximum==="number")json2.maxItems=maximum;json2.type=
"array";json2.items=processSchema(def.element,ctx,{...params,path:[...params.path,"items"]})};function inputOptin(schema){
const def=schema._zod.def;if(def.type==="pipe"&&def.in._zod.traits.has("$ZodTransform")){return inputOptin(def.out)}if(def.
type==="catch"){return inputOptin(def.innerType)}return schema._zod.optin}var objectProcessor=(schema,ctx,_json,params)=>{
const json2=_json;const def=schema._zod.def;const shape=def.shape;const symbolKeys=Object.getOwnPropertySymbols(shape);if(symbolKeys.
length&&handleUnrepresentable(schema,ctx,json2,params,"Symbol keys cannot be represented in JSON Schema")){return}json2.
type="object";json2.properties={};for(const key in shape){assignProp(json2.properties,key,processSchema(shape[key],ctx,{
...params,path:[...params.path,"properties",key]}))}const requiredKeys=[];for(const key of Object.keys(shape)){const field=def.
shape[key];if(ctx.io==="input"?inputOptin(field)===void 0:field._zod.optout===void 0){requiredKeys.push(key)}}if(requiredKeys.
length>0){json2.required=requiredKeys}if(def.catchall?._zod.def.type==="never"){json2.additionalProperties=false}else if(!def.
catchall){if(ctx.io==="output")json2.additionalProperties=false}else if(def.catchall){json2.additionalProperties=processSchema(
def.catchall,ctx,{...params,path:[...params.path,"additionalProperties"]})}};var unionProcessor=(schema,ctx,json2,params)=>{
const def=schema._zod.def;const isExclusive=def.inclusive===false;const options=def.options.map((x,i)=>processSchema(x,ctx,
{...params,path:[...params.path,isExclusive?"oneOf":"anyOf",i]}));if(isExclusive){json2.oneOf=options}else{json2.anyOf=options}};
var intersectionProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;const a=processSchema(def.left,ctx,{...params,
path:[...params.path,"allOf",0]});const b=processSchema(def.right,ctx,{...params,path:[...params.path,"allOf",1]});const isSimpleIntersection=val=>"\
allOf"in val&&Object.keys(val).length===1;const allOf=[...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(b)?
b.allOf:[b]];json2.allOf=allOf;ctx.intersections.push(allOf)};var tupleProcessor=(schema,ctx,_json,params)=>{const json2=_json;
const def=schema._zod.def;json2.type="array";const prefixPath=ctx.target==="draft-2020-12"?"prefixItems":"items";const restPath=ctx.
target==="draft-2020-12"?"items":ctx.target==="openapi-3.0"?"items":"additionalItems";const prefixItems=def.items.map((x,i)=>processSchema(
x,ctx,{...params,path:[...params.path,prefixPath,i]}));const rest=def.rest?processSchema(def.rest,ctx,{...params,path:[...params.
path,restPath,...ctx.target==="openapi-3.0"?[def.items.length]:[]]}):null;let minItems=def.items.length;while(minItems>0){
const item=def.items[minItems-1];const optional2=ctx.io==="input"?inputOptin(item)!==void 0:item._zod.optout==="optional";
if(!optional2)break;minItems--}const maxItems=def.items.length;const isClosed=!def.rest;if(ctx.target==="draft-2020-12"){
json2.prefixItems=prefixItems;if(isClosed){json2.items=false}else if(rest){json2.items=rest}if(minItems>0)json2.minItems=
minItems;if(isClosed)json2.maxItems=maxItems}else if(ctx.target==="openapi-3.0"){json2.items={anyOf:prefixItems};if(rest){
json2.items.anyOf.push(rest)}if(minItems>0)json2.minItems=minItems;if(isClosed)json2.maxItems=maxItems}else{json2.items=
prefixItems;if(isClosed){json2.additionalItems=false}else if(rest){json2.additionalItems=rest}if(minItems>0)json2.minItems=
minItems;if(isClosed)json2.maxItems=maxItems}const{minimum,maximum}=aggregateChecks(schema);if(typeof minimum==="number")
json2.minItems=minimum;if(typeof maximum==="number")json2.maxItems=maximum};function stringifyKeyNames(bySchema,json2,visited){
if(json2.$ref){if(visited.has(json2))return json2;visited.add(json2);const def=bySchema.get(json2)?.def;if(!def)return json2;
const inlined=stringifyKeyNames(bySchema,def,visited);return inlined===def?json2:inlined}for(const keyword of["anyOf","o\
neOf"]){const branches=json2[keyword];if(!Array.isArray(branches))continue;const mapped=branches.map(branch=>stringifyKeyNames(
bySchema,branch,visited));if(mapped.some((branch,i)=>branch!==branches[i]))json2={...json2,[keyword]:mapped}}const types=Array.
isArray(json2.type)?json2.type:[json2.type];const numericType=!types.includes("string")&&types.some(t=>t==="number"||t===
"integer");const values=json2.enum??(json2.const!==void 0?[json2.const]:void 0);if(!numericType&&!values?.some(v=>typeof v===
"number"))return json2;const{minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf,format,id,...rest}=json2;if(rest.
enum)rest.enum=rest.enum.map(v=>typeof v==="number"?String(v):v);else if(typeof rest.const==="number")rest.const=String(
rest.const);if(!numericType)return rest;rest.type="string";if(!values)rest.pattern=(types.includes("number")?number:integer).
source;return rest}var pendingRecords=new WeakMap;function rewriteKeyNames(ctx){const bySchema=new Map;for(const entry of ctx.
seen.values()){if(entry.def&&!bySchema.has(entry.schema))bySchema.set(entry.schema,entry)}const rewrites=new Map;for(const record2 of pendingRecords.
get(ctx)??[]){const seen=ctx.seen.get(record2);const names=(seen?.def??seen?.schema)?.propertyNames;if(!names||names===true||
rewrites.has(names))continue;const rewritten=stringifyKeyNames(bySchema,names,new Set);if(rewritten!==names)rewrites.set(
names,rewritten)}if(!rewrites.size)return;for(const entry of ctx.seen.values()){for(const carrier of[entry.schema,entry.
def]){const rewritten=carrier&&rewrites.get(carrier.propertyNames);if(rewritten)carrier.propertyNames=rewritten}}}var recordProcessor=(schema,ctx,_json,params)=>{
const json2=_json;const def=schema._zod.def;json2.type="object";const keyType=def.keyType;const patterns=aggregateChecks(
keyType).patterns;if(def.mode==="loose"&&patterns&&patterns.size>0){const valueSchema2=processSchema(def.valueType,ctx,{
...params,path:[...params.path,"patternProperties","*"]});json2.patternProperties={};for(const pattern of patterns){assignProp(
json2.patternProperties,exactPattern(pattern).source,valueSchema2)}}else{if(ctx.target==="draft-07"||ctx.target==="draft\
-2020-12"){json2.propertyNames=processSchema(def.keyType,ctx,{...params,path:[...params.path,"propertyNames"]});let pending=pendingRecords.
get(ctx);if(!pending){pending=[];pendingRecords.set(ctx,pending);ctx.deferred.push(()=>rewriteKeyNames(ctx))}pending.push(
schema)}json2.additionalProperties=processSchema(def.valueType,ctx,{...params,path:[...params.path,"additionalProperties"]})}
const keyValues=keyType._zod.values;const omittableOnInput=ctx.io==="input"&&inputOptin(def.valueType)!==void 0;if(keyValues&&
!def.partial&&!omittableOnInput){const validKeyValues=[...keyValues].filter(v=>typeof v==="string"||typeof v==="number");
if(validKeyValues.length>0){json2.required=validKeyValues.map(String)}}};var nullableProcessor=(schema,ctx,json2,params)=>{
const def=schema._zod.def;const inner=processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);if(ctx.target===
"openapi-3.0"){seen.ref=def.innerType;json2.nullable=true}else{json2.anyOf=[inner,{type:"null"}]}};var nonoptionalProcessor=(schema,ctx,_json,params)=>{
const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType};
var UNREPRESENTABLE_DEFAULT=Symbol();function serializeDefaultValue(value,schema,ctx,json2,params){let unrepresentable=false;
const serialized=JSON.stringify(value,(_,val)=>{if(typeof val!=="bigint")return val;unrepresentable=true;return null});if(!unrepresentable)
return JSON.parse(serialized);handleUnrepresentable(schema,ctx,json2,params,"BigInt defaults cannot be represented in JS\
ON Schema");return UNREPRESENTABLE_DEFAULT}var defaultProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;processSchema(
def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;const value=serializeDefaultValue(def.defaultValue,
schema,ctx,json2,params);if(value!==UNREPRESENTABLE_DEFAULT)json2.default=value};var prefaultProcessor=(schema,ctx,json2,params)=>{
const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;
if(ctx.io!=="input")return;const value=serializeDefaultValue(def.defaultValue,schema,ctx,json2,params);if(value!==UNREPRESENTABLE_DEFAULT)
json2._prefault=value};var catchProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;processSchema(def.innerType,
ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;let catchValue;try{catchValue=def.catchValue(void 0)}catch{
handleUnrepresentable(schema,ctx,json2,params,"Dynamic catch values are not supported in JSON Schema");return}json2.default=
catchValue};var pipeProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;const inIsTransform=def.in._zod.traits.
has("$ZodTransform");const innerType=ctx.io==="input"?inIsTransform?def.out:def.in:def.out;processSchema(innerType,ctx,params);
const seen=ctx.seen.get(schema);seen.ref=innerType};var readonlyProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.
def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;json2.readOnly=true};var optionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.
seen.get(schema);seen.ref=def.innerType};var _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(
proto,key,{configurable:true,enumerable:false,get(){const value=make(this);Object.defineProperty(this,key,{value,configurable:true,
writable:true});return value},set(value){Object.defineProperty(this,key,{value,configurable:true,writable:true})}})}var initializer2=(inst,issues)=>{
$ZodError.init(inst,issues);inst.name="ZodError";const proto=Object.getPrototypeOf(inst);if(_installedErrorProtos.has(proto))
return;_installedErrorProtos.add(proto);_lazyMethod(proto,"format",self=>mapper=>formatError(self,mapper));_lazyMethod(proto,
"flatten",self=>mapper=>flattenError(self,mapper));_lazyMethod(proto,"addIssue",self=>issue2=>{self.issues.push(issue2);
self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)});_lazyMethod(proto,"addIssues",self=>issues2=>{self.issues.
push(...issues2);self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)});Object.defineProperty(proto,"isEmpty",
{configurable:true,enumerable:false,get(){return this.issues.length===0}})};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse2=_parse(ZodRealError);var parseAsync=_parseAsync(ZodRealError);var safeParse=_safeParse(ZodRealError);var safeParseAsync=_safeParseAsync(
ZodRealError);var encode=_encode(ZodRealError);var decode=_decode(ZodRealError);var encodeAsync=_encodeAsync(ZodRealError);
var decodeAsync=_decodeAsync(ZodRealError);var safeEncode=_safeEncode(ZodRealError);var safeDecode=_safeDecode(ZodRealError);
var safeEncodeAsync=_safeEncodeAsync(ZodRealError);var safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){if(!globalConfig.localeError)config(en_default())}function _ensureDefaultMemoizer(){if(!globalConfig.
memoizer)config({memoizer:memoizer()})}var ZodType=$constructor("ZodType",(inst,def)=>{_ensureDefaultLocale();$ZodType.init(
inst,def);inst.def=def;inst.type=def.type;return inst},{check(...chks){const def=this.def;return this.clone(util_exports.
mergeDefs(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:
ch)]}),{parent:true})},with(...chks){return this.check(...chks)},clone(def,params){return clone(this,def,params)},brand(){
return this},register(reg,meta2){reg.add(this,meta2);return this},refine(check,params){return this.check(refine(check,params))},
superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(
fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){
return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){
return union([this,arg])},and(arg){return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){
return _default(this,d)},prefault(d){return prefault(this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(
this,target)},readonly(){return readonly(this)},describe(description){const cl=this.clone();globalRegistry.add(cl,{description});
return cl},meta(...args){if(args.length===0)return globalRegistry.get(this);const cl=this.clone();globalRegistry.add(cl,
args[0]);return cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},
apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util_exports.hide(this,"~sta\
ndard",{...standardProps(this),jsonSchema:{input:createStandardJSONSchemaMethod(this,"input"),output:createStandardJSONSchemaMethod(
this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){return parse2(
this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,
params,{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){
return safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"sp\
a",value)},validate(data,params){return validate(this,data,params)},validateAsync(data,params){return validateAsync(this,
data,params)},encode:function _encode2(data,params){return encode(this,data,params,{callee:_encode2})},decode:function _decode2(data,params){
return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){return await encodeAsync(
this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(
this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){
return safeDecode(this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){
return safeDecodeAsync(this,data,params)},toJSONSchema(params){return createToJSONSchemaMethod(this,{})(params)},get description(){
return globalRegistry.get(this)?.description},get _def(){return this._zod.def}});var _ZodString=$constructor("_ZodString",
(inst,def)=>{$ZodString.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>stringProcessor(
inst,ctx,json2,params)},util_exports.derived({format:inst=>aggregateChecks(inst).format??null,minLength:inst=>aggregateChecks(
inst).minimum??null,maxLength:inst=>aggregateChecks(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},
includes(...args){return this.check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},endsWith(...args){
return this.check(_endsWith(...args))},min(...args){return this.check(_minLength(...args))},max(...args){return this.check(
_maxLength(...args))},length(...args){return this.check(_length(...args))},nonempty(...args){return this.check(_minLength(
1,...args))},lowercase(params){return this.check(_lowercase(params))},uppercase(params){return this.check(_uppercase(params))},
trim(){return this.check(_trim())},normalize(...args){return this.check(_normalize(...args))},toLowerCase(){return this.
check(_toLowerCase())},toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}}));var ZodString=$constructor(
"ZodString",(inst,def)=>{$ZodString.init(inst,def);_ZodString.init(inst,def)},{email(params){return this.check(_email(ZodEmail,
params))},url(params){return this.check(_url(ZodURL,params))},jwt(params){return this.check(_jwt(ZodJWT,params))},emoji(params){
return this.check(_emoji2(ZodEmoji,params))},guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){return this.
check(_uuid(ZodUUID,params))},uuidv4(params){return this.check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(
_uuidv6(ZodUUID,params))},uuidv7(params){return this.check(_uuidv7(ZodUUID,params))},nanoid(params){return this.check(_nanoid(
ZodNanoID,params))},cuid(params){return this.check(_cuid(ZodCUID,params))},cuid2(params){return this.check(_cuid2(ZodCUID2,
params))},ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(ZodBase64,params))},
base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))},
ksuid(params){return this.check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},ipv6(params){
return this.check(_ipv6(ZodIPv6,params))},cidrv4(params){return this.check(_cidrv4(ZodCIDRv4,params))},cidrv6(params){return this.
check(_cidrv6(ZodCIDRv6,params))},e164(params){return this.check(_e164(ZodE164,params))},datetime(params){return this.check(
_isoDateTime(ZodISODateTime,params))},date(params){return this.check(_isoDate(ZodISODate,params))},time(params){return this.
check(_isoTime(ZodISOTime,params))},duration(params){return this.check(_isoDuration(ZodISODuration,params))}});function string2(params){
return _string(ZodString,params)}var ZodStringFormat=$constructor("ZodStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,
def);_ZodString.init(inst,def)});var ZodISODateTime=$constructor("ZodISODateTime",(inst,def)=>{$ZodISODateTime.init(inst,
def);ZodStringFormat.init(inst,def)});var ZodISODate=$constructor("ZodISODate",(inst,def)=>{$ZodISODate.init(inst,def);ZodStringFormat.
init(inst,def)});var ZodISOTime=$constructor("ZodISOTime",(inst,def)=>{$ZodISOTime.init(inst,def);ZodStringFormat.init(inst,
def)});var ZodISODuration=$constructor("ZodISODuration",(inst,def)=>{$ZodISODuration.init(inst,def);ZodStringFormat.init(
inst,def)});var ZodEmail=$constructor("ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def);ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def);ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def);ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def);ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def);ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def);ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def);ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def);ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def);ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def);ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>numberProcessor(inst,ctx,json2,params);inst.isFinite=true},util_exports.derived({minValue:inst=>{const{
minimum,exclusiveMinimum}=aggregateChecks(inst);return Math.max(minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.
NEGATIVE_INFINITY)},maxValue:inst=>{const{maximum,exclusiveMaximum}=aggregateChecks(inst);return Math.min(maximum??Number.
POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{const{isInt,multipleOf}=aggregateChecks(inst);
return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},format:inst=>aggregateChecks(inst).format??null},{gt(value,params){
return this.check(_gt(value,params))},gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.
check(_gte(value,params))},lt(value,params){return this.check(_lt(value,params))},lte(value,params){return this.check(_lte(
value,params))},max(value,params){return this.check(_lte(value,params))},int(params){return this.check(int(params))},safe(params){
return this.check(int(params))},positive(params){return this.check(_gt(0,params))},nonnegative(params){return this.check(
_gte(0,params))},negative(params){return this.check(_lt(0,params))},nonpositive(params){return this.check(_lte(0,params))},
multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(
value,params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor(
"ZodNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def);ZodNumber.init(inst,def)});function int(params){return _int(
ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>booleanProcessor(inst,ctx,json2,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodUndefined=$constructor("ZodUndefined",(inst,def)=>{$ZodUndefined.init(inst,def);ZodType.init(inst,def);inst._zod.
processJSONSchema=(ctx,json2,params)=>undefinedProcessor(inst,ctx,json2,params)});function _undefined3(params){return _undefined2(
ZodUndefined,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>unknownProcessor(inst,ctx,json2,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor(
"ZodNever",(inst,def)=>{$ZodNever.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>neverProcessor(
inst,ctx,json2,params)});function never(params){return _never(ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer();$ZodArray.init(inst,def);ZodType.init(inst,def);
inst._zod.processJSONSchema=(ctx,json2,params)=>arrayProcessor(inst,ctx,json2,params);inst.element=def.element},{min(n,params){
return this.check(_minLength(n,params))},nonempty(params){return this.check(_minLength(1,params))},max(n,params){return this.
check(_maxLength(n,params))},length(n,params){return this.check(_length(n,params))},unwrap(){return this.element}});function array(element,params){
return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer();$ZodObjectJIT.init(inst,def);ZodType.init(inst,
def);inst._zod.processJSONSchema=(ctx,json2,params)=>objectProcessor(inst,ctx,json2,params);util_exports.installLazyProp(
inst,"shape",self=>self._zod.def.shape,false)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(catchall){
return this.clone(util_exports.mergeDefs(this._zod.def,{catchall}))},passthrough(){return this.clone(util_exports.mergeDefs(
this._zod.def,{catchall:unknown()}))},loose(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},
strict(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:never()}))},strip(){return this.clone(util_exports.
mergeDefs(this._zod.def,{catchall:void 0}))},extend(incoming){return util_exports.extend(this,incoming)},safeExtend(incoming){
return util_exports.safeExtend(this,incoming)},merge(other){return util_exports.merge(this,other)},pick(mask){return util_exports.
pick(this,mask)},omit(mask){return util_exports.omit(this,mask)},partial(...args){return util_exports.partial(ZodOptional,
this,args[0])},exactPartial(...args){return util_exports.partial(ZodExactOptional,this,args[0],"exactPartial")},required(...args){
return util_exports.required(ZodNonOptional,this,args[0])}});function object(shape,params){const def={type:"object",shape:shape??
{},...util_exports.normalizeParams(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject(
{type:"object",shape,catchall:never(),...util_exports.normalizeParams(params)})}function looseObject(shape,params){return new ZodObject(
{type:"object",shape,catchall:unknown(),...util_exports.normalizeParams(params)})}var ZodUnion=$constructor("ZodUnion",(inst,def)=>{
$ZodUnion.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>unionProcessor(inst,ctx,
json2,params);inst.options=def.options});function union(options,params){return new ZodUnion({type:"union",options,...util_exports.
normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{$ZodIntersection.init(inst,def);ZodType.init(inst,def);inst.
_zod.processJSONSchema=(ctx,json2,params)=>intersectionProcessor(inst,ctx,json2,params)});function intersection(left,right){
return new ZodIntersection({type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer();
$ZodTuple.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>tupleProcessor(inst,ctx,
json2,params)},{rest(rest){return this.clone({...this._zod.def,rest})},partial(){const def=this._zod.def;if(def.checks?.
length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.clone({...def,items:def.
items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){const hasRest=_paramsOrRest instanceof
$ZodType;const params=hasRest?_params:_paramsOrRest;const rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"tup\
le",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer();
$ZodRecord.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>recordProcessor(inst,ctx,
json2,params);inst.keyType=def.keyType;inst.valueType=def.valueType});function record(keyType,valueType,params){if(!valueType||
!valueType._zod){return new ZodRecord({type:"record",keyType:string2(),valueType:keyType,...util_exports.normalizeParams(
valueType)})}return new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(params)})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>enumProcessor(inst,ctx,json2,params);inst.enum=def.entries;inst.options=[...inst._zod.values];const keys=new Set(
Object.keys(def.entries));inst.extract=(values,params)=>{const newEntries={};for(const value of values){if(keys.has(value)){
newEntries[value]=def.entries[value]}else throw new Error(`Key ${value} not found in enum`)}return new ZodEnum({...def,checks:[],
...util_exports.normalizeParams(params),entries:newEntries})};inst.exclude=(values,params)=>{const newEntries={...def.entries};
for(const value of values){if(keys.has(value)){delete newEntries[value]}else throw new Error(`Key ${value} not found in \
enum`)}return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values,params){
const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum({type:"enum",entries,
...util_exports.normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>literalProcessor(inst,ctx,json2,params);inst.values=new Set(def.values);Object.defineProperty(inst,"\
value",{get(){if(def.values.length>1){throw new Error("This schema contains multiple valid literal values. Use `.values`\
 instead.")}return def.values[0]}})});function literal(value,params){return new ZodLiteral({type:"literal",values:Array.
isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer();$ZodTransform.init(inst,def);ZodType.
init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>transformProcessor(inst,ctx,json2,params);inst._zod.parse=
(payload,_ctx)=>{if(_ctx.direction==="backward"){throw new $ZodEncodeError(inst.constructor.name)}payload.addIssue=issue2=>{
if(typeof issue2==="string"){payload.issues.push(util_exports.issue(issue2,payload.value,def))}else{const _issue=issue2;
if(_issue.fatal)_issue.continue=false;_issue.code??(_issue.code="custom");if(!("input"in _issue))_issue.input=payload.value;
_issue.inst??(_issue.inst=inst);payload.issues.push(util_exports.issue(_issue))}};const output=def.transform(payload.value,
payload);if(output instanceof Promise){return output.then(output2=>{payload.value=output2;return payload})}payload.value=
output;return payload}});function transform(fn){return new ZodTransform({type:"transform",transform:fn})}var ZodOptional=$constructor(
"ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>optionalProcessor(
inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){return new ZodOptional({type:"\
optional",innerType})}var ZodExactOptional=$constructor("ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(inst,def);
ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>optionalProcessor(inst,ctx,json2,params);inst.unwrap=
()=>inst._zod.def.innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}
var ZodNullable=$constructor("ZodNullable",(inst,def)=>{$ZodNullable.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>nullableProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){
return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>defaultProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeDefault=inst.
unwrap});function _default(innerType,defaultValue){return new ZodDefault({type:"default",innerType,get defaultValue(){return typeof defaultValue===
"function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{
$ZodPrefault.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>prefaultProcessor(inst,
ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault(
{type:"prefault",innerType,get defaultValue(){return typeof defaultValue==="function"?defaultValue():util_exports.shallowClone(
defaultValue)}})}var ZodNonOptional=$constructor("ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def);ZodType.init(
inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>nonoptionalProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst.
_zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nonoptional",innerType,...util_exports.
normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>catchProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeCatch=inst.
unwrap});function _catch(innerType,catchValue){return new ZodCatch({type:"catch",innerType,catchValue:typeof catchValue===
"function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>pipeProcessor(inst,ctx,json2,params);inst.in=def.in;inst.out=def.out});function pipe(in_,out){return new ZodPipe(
{type:"pipe",in:in_,out})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>readonlyProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){
return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>customProcessor(inst,ctx,json2,params)});function custom(fn,_params){return _custom(ZodCustom,fn??(()=>true),_params)}function refine(fn,_params={}){return _refine(
ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}function escapePattern(text){return text.replaceAll(/[\\^$.|?*+()[{]/g,"\\$&")}function anyPattern(patterns){return`^(${[
...new Set(patterns)].join("|")})$`}function commonStart(texts){return texts.reduce((start4,text)=>{let length=0;while(length<
start4.length&&start4[length]===text[length])length++;return start4.slice(0,length)})}var known=new WeakSet;var LONG=64;function isNumberList(value){if(!Array.isArray(value))return false;const isLong=value.
length>=LONG;if(isLong&&known.has(value))return true;if(!value.every(Number.isFinite))return false;if(isLong)known.add(value);
return true}var STRICT={bareNonFinite:false};function parseJsonText(text,leniency=STRICT){const whole=wholeDocument(text);if(whole!==
null)return{documents:[whole],failure:null};const documents=[];let line=1;let counted=0;let at=blanksFrom(text,0);while(at<
text.length){const{end:end2,failure:failure2}=documentFrom(text,at,leniency);if(failure2!==null)return{documents,failure:failure2};
line+=countLineFeeds(text,counted,at);counted=at;const document=text.slice(at,end2);documents.push({value:JSON.parse(leniency.
bareNonFinite?quoted(document):document),line});at=blanksFrom(text,end2)}return{documents,failure:null}}var DEEPEST=500;
function wholeDocument(text){try{const value=JSON.parse(text);return isShallow(value)?{value,line:1+countLineFeeds(text,
0,blanksFrom(text,0))}:null}catch{return null}}function isShallow(value){let level=[value];for(let depth=0;level.length>
0;depth++){if(depth>DEEPEST)return false;const next=[];for(const item of level){if(typeof item!=="object"||item===null||
isNumberList(item))continue;for(const child of Array.isArray(item)?item:Object.values(item)){if(typeof child==="object"&&
child!==null)next.push(child)}}level=next}return true}var BLANKS=/[ \t\n\r]*/y;var TOKEN=/([{}[\],:])|("[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
var BARE_NON_FINITE=/-?(?:NaN|Infinity)/y;var STRING_OR_NON_FINITE=/"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:NaN|Infinity)/g;function quoted(document){
if(!/NaN|Infinity/.test(document))return document;return document.replaceAll(STRING_OR_NON_FINITE,token=>token.startsWith(
'"')?token:`"${token}"`)}function documentFrom(text,start4,leniency){const open2=[];let expected="value";let at=start4;do{
at=blanksFrom(text,at);const match=tokenAt(text,at,leniency);const next=match===null?null:step(expected,match,open2);if(match===
null||next===null||open2.length>DEEPEST)return{end:at,failure:failureAt(text,at)};expected=next;at+=match[0].length}while(open2.
length>0);return{end:at,failure:null}}function tokenAt(text,at,{bareNonFinite}){TOKEN.lastIndex=at;const match=TOKEN.exec(
text);if(match!==null||!bareNonFinite)return match;BARE_NON_FINITE.lastIndex=at;return BARE_NON_FINITE.exec(text)}function step(expected,match,open2){
const[token,mark,string3]=match;const inside=open2.at(-1);if(mark==="}"||mark==="]"){const empty=mark==="}"?"first key":
"first value";if(inside!==(mark==="}"?"{":"[")||expected!=="more"&&expected!==empty)return null;open2.pop();return"more"}
if(mark===",")return expected!=="more"?null:inside==="{"?"key":"value";if(mark===":")return expected==="colon"?"value":null;
if(expected==="key"||expected==="first key")return string3===void 0?null:"colon";if(expected!=="value"&&expected!=="firs\
t value")return null;if(token==="{"||token==="["){open2.push(token);return token==="{"?"first key":"first value"}return"\
more"}function failureAt(text,at){const isUnclosed=text[at]==='"'&&!/^"(?:[^"\\]|\\.)*"/s.test(text.slice(at,at+1e5));if(at>=
text.length||isUnclosed){return{...position(text,text.length),message:"the JSON breaks off here"}}const found=/^(?:[\w.+-]+|.)/s.
exec(text.slice(at,at+30))?.[0]??"";return{...position(text,at),message:`this is not JSON, got "${found}"`}}function blanksFrom(text,at){
BLANKS.lastIndex=at;BLANKS.exec(text);return BLANKS.lastIndex}function position(text,at){return{line:1+countLineFeeds(text,
0,at),column:at-text.lastIndexOf("\n",at-1)}}var NUMBER="must be a finite number";function numberList(message){const careful=array(number2(NUMBER),message);return custom().
superRefine((value,context)=>{if(isNumberList(value))return;const{error:error2}=careful.safeParse(value,{error:usualMessage});
for(const{path,message:message2}of error2?.issues??[])context.addIssue({code:"custom",path,message:message2})})}function readDocuments({
path,text},problems,leniency={bareNonFinite:false}){const{documents,failure:failure2}=parseJsonText(text,leniency);if(failure2!==
null){const{line,column,message}=failure2;const remedy="Check that the command ended and printed nothing else.";problems.
push({where:`${path}:${line}:${column}`,message:`${message}. ${remedy}`,severity:"error"})}else if(documents.length===0){
const message="there is nothing in it. Check that the command prints its results.";problems.push({where:path,message,severity:"\
error"})}const where=({line})=>documents.length>1?`${path}:${line}`:path;return documents.map(document=>({place:{where:where(
document),keys:[]},value:document.value}))}function parseValue(schema,value,{place,problems}){const{data,error:error2}=schema.
safeParse(value,{error:usualMessage});for(const issue2 of error2?.issues??[]){const where=placeName({...place,keys:[...place.
keys,...issue2.path]});const message=`${issue2.message}, got "${shown(valueAt(value,issue2.path))}".`;problems.push({where,
message,severity:"error"})}return data??null}function usualMessage({code,expected}){if(code!=="invalid_type"||typeof expected!==
"string")return"is not what this format has here";if(expected==="number")return NUMBER;const noun=EXPECTED[expected];return noun===
void 0?"is not what this format has here":`must be ${noun}`}var EXPECTED={object:"an object",record:"an object",array:"a\
 list",string:"a text",boolean:"true or false"};function below(place,...keys){return{...place,keys:[...place.keys,...keys]}}
function placeName({where,keys}){const path=keys.map(key=>typeof key==="number"?`[${key}]`:`.${String(key)}`).join("");return`${where}\
: $${path}`}function textAt(value,...keys){const text=valueAt(value,keys);return typeof text==="string"?text:""}function valueAt(value,keys){
return keys.reduce((inner,key)=>{const isNested=typeof inner==="object"&&inner!==null&&Object.hasOwn(inner,key);return isNested?
inner[key]:void 0},value)}function shown(value){if(value===void 0)return"nothing";return cut(typeof value==="string"?value:
typeof value==="number"?String(value):JSON.stringify(value))}var ANNOUNCEMENT="announcement";function makeLocator(matches,dialect){const spots=spotsOf(matches,dialect);return benchmark=>{
for(const{name,within,isIn}of dialect.wanted(benchmark)){const fitting2=(spots.get(name)??[]).filter(spot=>(within===void 0||
spot.within===within)&&(isIn?.(spot.file)??true));const[first]=fitting2;if(first!==void 0&&fitting2.length===1)return{file:first.
file,line:first.line}}return null}}function spotsOf(matches,{read:read4,isAnnounced=false}){const spots=new Map;let[file,
within,wasAnnounced]=["",null,false];for(const match of matches){if(match.file!==file)[file,within,wasAnnounced]=[match.
file,null,false];const declaration=read4(match.text);if(declaration===null)continue;if(declaration===ANNOUNCEMENT){wasAnnounced=
true;continue}const{name,opens=false}=declaration;if(opens||wasAnnounced||!isAnnounced){const known2=spots.get(name);const spot={
file,line:match.line,within};if(known2===void 0)spots.set(name,[spot]);else if(known2.at(-1)?.file!==file||known2.at(-1)?.
line!==match.line)known2.push(spot)}wasAnnounced=false;if(opens)within=name}return spots}function endsWithPath(file,path){
const wanted2=path.replace(/^(\.\/)+/,"");return wanted2!==""&&(file===wanted2||file.endsWith(`/${wanted2}`))}var between=mark=>`${mark}\
([^${mark}\\\\]|\\\\.)+${mark}`;var QUOTED=between('"');var IN_ANY_QUOTES=`(${['"',"'","`"].map(between).join("|")})`;function unquoted(text){
const inner=/(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2];return inner?.replaceAll(/\\(.)/gs,(_,escaped)=>ESCAPES2[escaped]??
escaped)??null}var ESCAPES2={n:"\n",t:"	"};function inCalls({files,sign,calls,opens,wanted:wanted2=ofItsName}){return{files,sign,line:`(${calls}) *\\(? *${IN_ANY_QUOTES}`,
locator:matches=>makeLocator(matches,{read(text){const name=unquoted(text);if(name===null)return null;return opens?.test(
text)?{name:`group ${name}`,opens:true}:{name}},wanted:wanted2})}}function ofItsName({group,name}){return group===null?[
{name}]:[{name,within:`group ${group}`},{name:`group ${group}`}]}var SCRIPTS=["js","mjs","cjs","jsx","ts","mts","cts","t\
sx"];var JAVASCRIPT=SCRIPTS.map(extension=>`*.${extension}`);var callsOf=(...words2)=>String.raw`(^|[^[:alnum:]_$])(${words2.
join("|")})(\.[[:alpha:]]+)*`;var CALLS=["bench","benchmark","add","describe","group","suite"];var OPENS=/^\W?(describe|group|suite)\b(?!\.add\b)/;
var javascriptDefinitions=inCalls({files:JAVASCRIPT,sign:"[Bb]ench|mitata",calls:callsOf(...CALLS),opens:OPENS});var vitestDefinitions=inCalls(
{files:JAVASCRIPT,sign:"bench",calls:callsOf(...CALLS,"test","it"),opens:/^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,
wanted({group,name}){const[file="",...parts]=(group===null?name:`${group} > ${name}`).split(" > ");const isIn=path=>endsWithPath(
path,file);const benches=parts.map((_,index)=>{const bench={name:parts.slice(index).join(" > "),isIn};const outer=parts[index-
1];return outer===void 0?bench:{...bench,within:`group ${outer}`}});const groups=parts.slice(0,-1).map(part=>({name:`gro\
up ${part}`,isIn}));return[...benches,...groups.toReversed()]}});var denoDefinitions=inCalls({files:JAVASCRIPT,sign:String.
raw`Deno\.bench`,calls:String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,wanted:({name})=>[{name}]});var consoleTimeDefinitions=inCalls(
{files:JAVASCRIPT,sign:String.raw`console\.time`,calls:String.raw`console\.time`});var rubyDefinitions=inCalls({files:["\
*.rb"],sign:"[Bb]enchmark",calls:String.raw`\.report`});var dartDefinitions=inCalls({files:["*.dart"],sign:"Benchmark",calls:"\
super"});var SOURCES=[...SCRIPTS,...["py","rb","go","rs","c","cc","cpp","cxx","h","hpp","java","kt","scala","cs","swift",
"dart"],...["lua","luau","jl","zig","nim","php","ex","exs","hs","ml","sh"]];var nameInQuotes={files:SOURCES.map(extension=>`\
:(icase)*bench*.${extension}`),sign:null,line:IN_ANY_QUOTES,locator:matches=>makeLocator(matches,{read(text){const name=unquoted(
text);return name===null?null:{name}},wanted:({name})=>[{name}]})};var FILES=["*.py"];function functions(sign,wanted2){return{files:FILES,sign,line:"^[[:blank:]]*(async +)?(def|class) +[^\
(:[:space:]]+",locator:matches=>makeLocator(matches,{read,wanted:wanted2})}}function read(text){const[,indent,keyword,name]=/^(\s*)(?:async +)?(def|class) +(\S+)$/.
exec(text)??[];if(indent===void 0)return null;return{name:`${indent===""?"":"inner "}${keyword} ${name}`,opens:indent===
""}}var pytestDefinitions=functions("benchmark",({name})=>{const[,file="",nodes=""]=/^(.+?\.py)::([^[]+)/.exec(name)??[];
const[test="",owner]=nodes.split("::").toReversed();const isIn=path=>endsWithPath(path,file);if(owner===void 0)return[{name:`\
def ${test}`,isIn}];return[{name:`inner def ${test}`,within:`class ${owner}`,isIn},{name:`class ${owner}`,isIn}]});var asvDefinitions=functions(
"(def|class) +((time|timeraw|mem|peakmem|track)_|Time|Mem|PeakMem|Track)",({name})=>{const path=name.replace(/\(.*$/s,"").
split(".");const[method="",owner=""]=path.toReversed();const inModule=parts=>file=>[".py","/__init__.py"].some(end2=>endsWithPath(
file,`${parts.join("/")}${end2}`));const ofClass=inModule(path.slice(0,-2));return[{name:`inner def ${method}`,within:`c\
lass ${owner}`,isIn:ofClass},{name:`class ${owner}`,isIn:ofClass},{name:`def ${method}`,isIn:inModule(path.slice(0,-1))}]});
var pyperfDefinitions=inCalls({files:FILES,sign:"pyperf",calls:String.raw`\.(bench_func|bench_async_func|bench_time_func|bench_command|timeit)`});var asv={id:"asv",aliases:["python_asv"],title:"asv: the files in its folder of results",advice:'asv run -E existing --s\
et-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',recognises:text=>/^\s*\{/.test(text)&&RESULTS.test(
text),parse:source=>parseFiles([source]),parseFiles,filter:benchmarks=>anyPattern(benchmarks.map(({name})=>escapePattern(
name))),definitions:asvDefinitions};var RESULTS=/"result_columns"\s*:\s*\[/;var COLUMNS="must be a list of names";var resultsSchema=object(
{result_columns:array(string2(COLUMNS),COLUMNS),results:record(string2(),array(unknown(),"must be a list").nullable(),"m\
ust be an object")});var describedSchema=object({type:string2(),unit:string2()});function parseFiles(sources){const problems=[];
const series=makeSeriesList();const documents=sources.flatMap(source=>readDocuments(source,problems,{bareNonFinite:true}));
const kinds=kindsOf(documents.map(({value})=>value));const results=documents.filter(({value})=>isObject2(value)&&"result\
_columns"in value);for(const{place,value}of results){const report=parseValue(resultsSchema,value,{place,problems});for(const[
name,row]of Object.entries(report?.results??{})){const own2=below(place,"results",name);const column=label=>row?.[report.
result_columns.indexOf(label)];readBenchmark({name,place:own2,column},{problems,series,kinds})}}if(series.all().length===
0&&problems.length===0){const where=sources.length===1?sources[0].path:"output-file";const message='no benchmark has a r\
esult in it. Let "output-file" match the results of asv alone.';problems.push({where,message,severity:"error"})}return{measurements:series.
all(),problems}}function isObject2(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function kindsOf(documents){
const kinds=new Map;for(const document of documents){for(const[name,item]of isObject2(document)?Object.entries(document):
[]){const{data}=describedSchema.safeParse(item);if(data!==void 0)kinds.set(name,{metric:data.type,unit:data.unit})}}return kinds}
var PREFIXES=[[/^time(?:raw)?(?=_|[A-Z])/i,{metric:"time",unit:"seconds"}],[/^mem(?=_|[A-Z])/i,{metric:"memory",unit:"by\
tes"}],[/^peakmem(?=_|[A-Z])/i,{metric:"peakmemory",unit:"bytes"}],[/^/,{metric:"track",unit:"unit"}]];function kindOf(name,kinds){
const own2=name.slice(name.lastIndexOf(".")+1);return kinds.get(name)??PREFIXES.find(([prefix])=>prefix.test(own2))[1]}var valuesSchema=array(
unknown(),"must be a list with a value for each combination of parameters");var parametersSchema=array(array(string2("mu\
st be a text"),"must be a list of texts"),"must be a list");function readBenchmark({name,place,column},reading){const{problems}=reading;
const result=column("result")??null;if(result===null){fail(problems,place,`"${cut(name)}" failed. See what asv printed.`);
return}const values=parseValue(valuesSchema,result,{place,problems});const parameters=parseValue(parametersSchema,column(
"params")??[],{place,problems});if(values===null||parameters===null)return;const count=parameters.reduce((product,list)=>product*
list.length,1);if(count!==values.length){fail(problems,place,`"${cut(name)}" has ${values.length} values for ${count} co\
mbinations of parameters.`);return}const samples=column("samples");for(const[index,value]of values.entries()){const own2={
kind:kindOf(name,reading.kinds),name:name+combination(parameters,index)};const recorded=Array.isArray(samples)?samples[index]:
void 0;addResult({...own2,place,value,recorded},reading)}}function combination(parameters,index){if(parameters.length===
0)return"";let rest=index;const chosen=parameters.toReversed().map(list=>{const one=list[rest%list.length];rest=Math.floor(
rest/list.length);return one});return`(${chosen.reverse().join(", ")})`}var SKIPPED="NaN";function addResult({name,place,
kind,value,recorded},{problems,series}){if(value===SKIPPED)return;if(value===null){fail(problems,place,`"${cut(name)}" f\
ailed. See what asv printed.`);return}const isRecorded=Array.isArray(recorded)&&recorded.length>0;const values=isRecorded?
recorded:[value];const unusable=[value,...values].find(one=>!Number.isFinite(one));if(unusable!==void 0){fail(problems,place,
`"${cut(name)}" has no usable ${kind.metric}, got "${shown(unusable)}".`);return}const aggregate=!isRecorded&&kind.metric===
"time";series.add({group:null,name,...kind,better:null,values,primary:true,...aggregate&&{aggregate}})}function fail(problems,place,message){
problems.push({where:placeName(place),message,severity:"error"})}var autocannon={id:"autocannon",title:"autocannon: --json",advice:"npx autocannon --json -d 5 http://127.0.0.1:8080/",recognises:text=>/^\s*\{/.
test(text)&&['"non2xx"','"connections"','"latency"'].every(key=>text.includes(key)),parse:parse3};var average=object({average:number2(
NUMBER)},'must be an object with "average"');var resultSchema=object({title:string2("must be a text").nullish(),url:string2(
"must be a text").min(1,"must not be empty"),errors:number2(NUMBER),timeouts:number2(NUMBER),non2xx:number2(NUMBER),mismatches:number2(
NUMBER).default(0),requests:average.extend({total:number2(NUMBER)}),latency:average,throughput:average},'must be an obje\
ct with "requests"');function parse3(source){const problems=[];const series=makeSeriesList();const all=readDocuments(source,
problems);const documents=problems.length>0?all.slice(0,-1):all;for(const[index,{place,value}]of documents.entries()){if(isWarmup(
value,documents[index+1]?.value))continue;const result=parseValue(resultSchema,value,{place,problems});if(result!==null)
for(const found of readResult(result,place,problems))series.add(found)}return{measurements:series.all(),problems}}function isWarmup(value,next){
const start4=textAt(value,"start");return start4!==""&&textAt(next,"warmup","start")===start4}function readResult(result,place,problems){
const{url,title,requests,latency,throughput}=result;const name=title?title:url;const failure2=failureOf(result);if(failure2!==
null){problems.push({where:placeName(place),message:`"${name}" failed: ${failure2}.`,severity:"error"});return[]}const common={
group:null,name,aggregate:true};const rate={metric:"requests.average",unit:"1/s",values:[requests.average]};const time2={
metric:"latency.average",unit:"ms",values:[latency.average]};const bytes={metric:"throughput.average",unit:"B/s",values:[
throughput.average]};return[{...common,...rate,better:"higher",primary:true},{...common,...time2,better:"lower",primary:true},
{...common,...bytes,better:"higher",primary:false}]}function failureOf({errors,timeouts,non2xx,mismatches,requests}){if(errors>
0||timeouts>0)return`${errors} requests had errors, ${timeouts} of them timeouts`;if(non2xx>0)return`${non2xx} of ${requests.
total} responses have no status of 200 to 299`;if(mismatches>0)return`${mismatches} of ${requests.total} responses are n\
ot what was expected`;return requests.total>0?null:"there was no response"}var bencherBmf={id:"bencher-bmf",aliases:["json_v0"],title:'Bencher Metric Format: {"BENCHMARK": {"MEASURE": {"value": N\
UMBER}}}',advice:"any command that prints it, one value per benchmark and measure",recognises:text=>START.test(text.slice(
0,LOOKED_AT)),parse:parse4,definitions:nameInQuotes};var LOOKED_AT=65536;var TEXT=String.raw`"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*`;
var VALUE=String.raw`"(?:lower_|upper_)?value"\s*:\s*-?[\d.eE+-]+\s*`;var START=new RegExp(String.raw`^\s*\{\s*${TEXT}\{\s*${TEXT}\{\s*${VALUE}(?:,\s*${VALUE}){0,2}\}`);
var COUNT={unit:"count",better:"lower"};var MEASURES={latency:{unit:"ns",better:"lower"},throughput:{unit:"1/s",better:"\
higher"},"build-time":{unit:"s",better:"lower"},"file-size":{unit:"B",better:"lower"},instructions:COUNT,"l1-hits":COUNT,
"l2-hits":COUNT,"ll-hits":COUNT,"ram-hits":COUNT,"total-read-write":COUNT,"estimated-cycles":COUNT};var OBJECT="must be \
an object";var objectSchema=record(string2(),unknown(),OBJECT);var measureSchema=object({value:number2(NUMBER)},'must be\
 an object with "value"');function parse4(source){const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(
source,problems)){const benchmarks=parseValue(objectSchema,value,{place,problems})??{};for(const[name,item]of Object.entries(
benchmarks)){const own2=below(place,name);const measures=parseValue(objectSchema,item,{place:own2,problems})??{};for(const[
metric,inner]of Object.entries(measures)){const measure=parseValue(measureSchema,inner,{place:below(own2,metric),problems});
if(measure===null)continue;const known2=MEASURES[metric.toLowerCase().replaceAll(" ","-")];const{unit,better}=known2??{unit:metric,
better:null};series.add({group:null,name,metric,unit,better,values:[measure.value],primary:true})}}}if(series.all().length===
0&&problems.length===0){const message="no benchmark has a value. Check that any benchmark ran.";problems.push({where:source.
path,message,severity:"error"})}return{measurements:series.all(),problems}}var MAX_LOOKED_AT=131072;var MAX_DEPTH=6;function hasKeys(text,...paths){const keys=keysOf(text);return paths.every(path=>keys.
has(path))}var last={text:"",keys:new Set};function keysOf(text){if(last.text!==text)last={text,keys:/^\s*[[{]/.test(text)?
readKeys(text):new Set};return last.keys}var TOKEN2=/\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|[^\s{}[\],:"]+)/sy;function readKeys(text){
const keys=new Set;const open2=[];let key="";let isKeyNext=false;TOKEN2.lastIndex=0;do{const match=TOKEN2.exec(text);if(match===
null)break;const[,mark,string3]=match;const inner=open2.at(-1);if(mark==="{"||mark==="[")open2.push(levelIn(inner,key,mark===
"["));else if(mark==="}"||mark==="]")open2.pop();else if(string3!==void 0&&isKeyNext&&inner!==void 0&&open2.length<=MAX_DEPTH){
key=string3.slice(1,-1);keys.add(join(inner.path,key)).add(join(inner.anyPath,key))}isKeyNext=mark==="{"||mark===","&&inner?.
isList===false}while(open2.length>0&&TOKEN2.lastIndex<MAX_LOOKED_AT);return keys}function levelIn(outer,key,isList2){const behind=isList2?
"[]":"";if(outer===void 0)return{isList:isList2,path:behind,anyPath:behind};if(outer.path.length>MAX_LOOKED_AT)return{...outer,
isList:isList2};return{isList:isList2,path:(outer.isList?outer.path:join(outer.path,key))+behind,anyPath:(outer.isList?outer.
anyPath:join(outer.anyPath,"*"))+behind}}function join(path,key){return path===""?key:`${path}.${key}`}var benchmarkIps={id:"benchmark-ips",title:"Ruby with benchmark-ips: what it prints, or the file of json!",advice:"ruby \
bench.rb, with x.config(warmup: 0.5, time: 1)",recognises:text=>SECTION.test(text)||RATE_ANYWHERE.test(text)||hasKeys(text,
"[].name","[].central_tendency"),parse:source=>/^\s*[[{]/.test(source.text)?readJson(source):readText(source),definitions:rubyDefinitions};
var SECTION=/^(?:Warming up|Calculating) -{20,}$/m;var RATE2=/^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/;var RATE_ANYWHERE=/\(± *[\d.]+%\) i\/s /;
var FACTORS=new Map([["",1],["k",1e3],["M",1e6],["B",1e9],["T",1e12],["Q",1e15]]);var NUMBER_AT_END=/(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/;
var WARM_AT_END=/(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;function add(series,name,rate){const ips={metric:"ips",unit:"\
1/s",better:"higher",values:[rate]};series.add({group:null,name,...ips,primary:true,aggregate:true})}function readText({
path,text}){const problems=[];const series=makeSeriesList();const waiting=new Map;let above="";for(const[index,line]of lines(
text).entries()){const where=`${path}:${index+1}`;const warm=WARM_AT_END.exec(line);if(warm!==null)waiting.set(labelOf(line.
slice(0,warm.index),above),where);const end2=line.lastIndexOf("(\xB1");const before=line.slice(0,Math.max(end2,0)).trimEnd();
const number3=RATE2.test(line.slice(end2))?NUMBER_AT_END.exec(before):null;if(end2>0&&number3!==null){const[,digits,prefix=""]=number3;
const name=labelOf(before.slice(0,number3.index),above);add(series,name,Number(digits)*FACTORS.get(prefix));waiting.delete(
name)}above=line}for(const[name,where]of waiting){const message=`"${cut(name)}" was warmed up and has no result. Check t\
hat the script came to its end.`;problems.push({where,message,severity:"error"})}return orNothing({measurements:series.all(),
problems},path)}function labelOf(own2,above){return own2.trim()===""?above.trim():own2.trim()}var entrySchema=object({name:string2(
"must be a text"),central_tendency:number2(NUMBER)},'must be an object with "name" and "central_tendency"');var listSchema=array(
unknown(),"must be a list of reports");function readJson(source){const problems=[];const series=makeSeriesList();for(const{
place,value}of readDocuments(source,problems)){for(const[index,item]of parseValue(listSchema,value,{place,problems})?.entries()??
[]){const own2=below(place,index);const entry=parseValue(entrySchema,item,{place:own2,problems});if(entry===null)continue;
if(entry.central_tendency>0)add(series,entry.name,entry.central_tendency);else{const message=`"${cut(entry.name)}" did n\
ot run, got "${entry.central_tendency}" calls a second.`;problems.push({where:placeName(own2),message,severity:"error"})}}}
return orNothing({measurements:series.all(),problems},source.path)}function orNothing({measurements,problems},where){if(measurements.
length>0||problems.some(({severity})=>severity==="error"))return{measurements,problems};const message="no label has a re\
sult. Check that the script came to its end.";return{measurements,problems:[...problems,{where,message,severity:"error"}]}}var benchmarkLuau={id:"benchmark-luau",title:"Luau: what its bench.py prints",advice:"python3 bench/bench.py --vm ./luau",
aliases:["benchmarkluau"],recognises:text=>RESULT.test(text),parse:parse5,definitions:nameInQuotes};var WORDS=String.raw`(\S+(?:[^\S\n]+\S+)*?)`;
var RESULT=new RegExp(String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
"m");var FAILURE=/^FAILED: +(\S.*)$/;function parse5({path,text}){const problems=[];const series=makeSeriesList();for(const[
index,line]of lines(text).entries()){const failure2=FAILURE.exec(line)?.[1];if(failure2!==void 0){const message=`a test \
failed: ${cut(failure2)}.`;problems.push({where:`${path}:${index+1}`,message,severity:"error"})}const[,name,number3,unit,
group=null]=RESULT.exec(line)??[];if(name===void 0||unit===void 0)continue;const value=Number(number3);if(!Number.isFinite(
value))continue;const time2={metric:"time",unit,better:"lower",values:[value]};series.add({group,name,...time2,primary:true,
aggregate:true})}if(series.all().length===0&&problems.length===0){const message="no test has a result. Check --run-test \
and the path of the program.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}function methods({files,sign,annotation,isAnnouncement,extensions}){return{files,sign,line:`${annotation}|(class|object|\
struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,locator:matches=>makeLocator(matches,{isAnnounced:true,read(text){if(isAnnouncement(
text))return ANNOUNCEMENT;const owner=/^(?:class|object|struct|trait) +(\w+)$/.exec(text)?.[1];if(owner!==void 0)return{
name:`class ${owner}`,opens:true};const method=/^(\w+) *\($/.exec(text)?.[1];return method===void 0?null:{name:method}},
wanted:benchmark=>wantedOf(benchmark,extensions)})}}function wantedOf({name},extensions){const path=name.replace(/[ ([].*$/s,
"").split(/[.$]/);const[method="",owner=""]=path.toReversed();const files=extensions.map(extension=>`${owner}.${extension}`);
const folders=path.slice(0,-2);const isInPackage=file=>files.some(one=>endsWithPath(file,[...folders,one].join("/")));const isOwnFile=file=>files.
includes(file.slice(file.lastIndexOf("/")+1));return[{name:method,within:`class ${owner}`,isIn:isInPackage},{name:method,
isIn:isInPackage},{name:method,within:`class ${owner}`,isIn:isOwnFile},{name:method,within:`class ${owner}`}]}var jmhDefinitions=methods(
{files:["*.java","*.kt","*.scala"],sign:"@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)",annotation:"@[[:alnum:]_.]+ *\\(\
?",isAnnouncement:text=>/^@(?:\w+\.)*Benchmark\W?$/.test(text),extensions:["java","kt","scala"]});var benchmarkdotnetDefinitions=methods(
{files:["*.cs","*.fs","*.vb"],sign:"\\[Benchmark[](,]",annotation:"\\[[[:alnum:]_.]+ *\\(?",isAnnouncement:text=>/^\[Benchmark *[\](,]?$/.
test(text),extensions:["cs","fs","vb"]});function makeNumbering(){const times=new Map;return name=>{const count=(times.get(name)??0)+1;times.set(name,count);return count===
1?name:`${name}#${count}`}}var benchmarkdotnet={id:"benchmarkdotnet",aliases:["c_sharp_dot_net","c_sharp"],title:"BenchmarkDotNet: the files of its\
 JSON exporters",advice:`dotnet run -c Release -- --exporters json --filter "\${BENCH_REFEREE_FILTER:-*}"`,recognises:text=>/^\s*\{/.
test(text)&&/"BenchmarkDotNetVersion"\s*:/.test(text.slice(0,LOOKED_AT2)),parse:parse6,filter:benchmarks=>`${commonStart(
benchmarks.map(({name})=>/^[\w.+]*/.exec(name)[0]))}*`,definitions:benchmarkdotnetDefinitions};var LOOKED_AT2=65536;var benchmarkSchema=object(
{FullName:string2("must be a text").min(1,"must not be empty"),Statistics:object({OriginalValues:numberList("must be a l\
ist of numbers").nullish(),Median:number2(NUMBER).optional()}).nullish(),Memory:object({BytesAllocatedPerOperation:number2(
NUMBER).nullish()}).nullish()},'must be an object with "FullName"');var reportSchema=object({Benchmarks:array(unknown(),
"must be a list of benchmarks")},'must be an object with "Benchmarks"');function parse6(source){const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems,{bareNonFinite:true})){const report=parseValue(reportSchema,value,
{place,problems});if(report?.Benchmarks.length===0){const message="no benchmark has a result. Check --filter.";problems.
push({where:place.where,message,severity:"error"})}const numbered=makeNumbering();for(const[index,item]of report?.Benchmarks.
entries()??[]){const own2=below(place,"Benchmarks",index);const name=numbered(textAt(item,"FullName"));const benchmark=parseValue(
benchmarkSchema,item,{place:own2,problems});if(benchmark===null)continue;if(addBenchmark(name,benchmark,series))continue;
const message=`"${cut(name)}" has no result. It failed, see what BenchmarkDotNet printed.`;problems.push({where:placeName(
own2),message,severity:"error"})}}return{measurements:series.all(),problems}}function addBenchmark(name,{Statistics:statistics,
Memory:memory},series){const{OriginalValues:values,Median:median}=statistics??{};const common={group:null,name,better:null};
const time2={...common,metric:"time",unit:"ns",primary:true};if(values?.length)series.add({...time2,values});else if(median!==
void 0)series.add({...time2,values:[median],aggregate:true});else return false;const allocated=memory?.BytesAllocatedPerOperation;
if(allocated!=null)series.add({...common,metric:"allocated",unit:"B/op",values:[allocated],primary:false});return true}var benchmarkjs={id:"benchmarkjs",title:"benchmark.js: the lines of String(event.target)",advice:'node bench.js, which p\
rints String(event.target) on every "cycle"',aliases:["js_benchmark"],recognises:text=>RESULT2.test(text),parse:parse7,definitions:javascriptDefinitions};
var RESULT2=/^(.+) x ([\d,]+(?:\.\d+)?) ops\/sec [^\s\d]{1,6}[\d.]+% \((\d+) runs? sampled\)$/m;var OF_ERROR=/(?:: |, )(?:code|message|errno|generatedMessage): /;
function failedName(line){if(line.endsWith(": "))return line.slice(0,-2);return OF_ERROR.test(line)?line.slice(0,line.indexOf(
": ")):null}function parse7({path,text}){const problems=[];const series=makeSeriesList();for(const[index,line]of lines(text).
entries()){const[,name,rate="",runs]=RESULT2.exec(line)??[];const value=Number(rate.replaceAll(",",""));const isMeasured=value>
0&&runs!=="0";const failed=name===void 0?failedName(line):isMeasured?null:name;if(failed!==null){const where=`${path}:${index+
1}`;problems.push({where,message:`"${cut(failed)}" failed, got "${cut(line.trim())}".`,severity:"error"})}else if(name!==
void 0){const rated={metric:"ops/sec",unit:"1/s",better:"higher",values:[value]};series.add({group:null,name,...rated,primary:true,
aggregate:true})}}if(series.all().length===0&&problems.length===0){const message='no benchmark has a result. Print Strin\
g(event.target) on every "cycle".';problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),
problems}}var bundlesize={id:"bundlesize",title:"bundlesize: what it prints",advice:"npx bundlesize",recognises:text=>RESULT3.test(
text),parse:parse8};var SIZE2=String.raw`([\d.]+)([KMGT]?B)`;var RESULT3=new RegExp(String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE2} [<>=]+ (?:maxSize )?${SIZE2}\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
"m");var ERROR=/^ *ERROR +(\S.*)$/;var BYTES=new Map([...["B","KB","MB","GB","TB"].entries()].map(([i,word])=>[word,1024**
i]));function parse8({path,text}){const problems=[];const series=makeSeriesList();const compressions=new Map;for(const[index,
line]of lines(text).entries()){const where=`${path}:${index+1}`;const error2=ERROR.exec(line)?.[1];if(error2!==void 0){problems.
push({where,message:`bundlesize says "${cut(error2.trim())}".`,severity:"error"})}const[,outcome,file,number3,unit,,,compression=""]=RESULT3.
exec(line)??[];if(file===void 0||number3===void 0||unit===void 0)continue;const usual=compressions.get(file)??compression;
compressions.set(file,usual);const name=usual===compression?file:`${file} (${compression})`;const value=Number(number3)*
BYTES.get(unit);if(!Number.isFinite(value)){problems.push({where,message:`"${cut(name)}" has no usable size, got "${number3}${unit}\
".`,severity:"error"});continue}if(outcome==="FAIL"){problems.push({where,message:`"${cut(name)}" is over its limit, got\
 "${cut(line.trim())}".`,severity:"warning"})}const measured12={metric:"size",unit:"B",better:"lower",values:[value]};series.
add({group:null,name,...measured12,primary:true,deterministic:true})}if(series.all().length===0&&problems.length===0){const message="\
no file has a size. Check the configuration of bundlesize.";problems.push({where:path,message,severity:"error"})}return{
measurements:series.all(),problems}}var TITLE=/^(.*?)(\.\.\.)?( #\d+)?$/s;var LONGEST_TITLE_BYTES=100;function criterionFilter(benchmarks){return anyPattern(
benchmarks.map(({name})=>titlePattern(name)))}function titlePattern(name){const[,start4="",dots="",number3=""]=TITLE.exec(
name);const isCut=dots!==""&&new TextEncoder().encode(start4).length>LONGEST_TITLE_BYTES-4;const end2=number3===""?"":`(${escapePattern(
number3)})?`;return isCut?`${escapePattern(start4)}.*`:`${escapePattern(start4+dots)}${end2}`}var FILES2=["*.rs"];var ITEM="(^|[[:space:]])(fn|mod) +[^(<{;:[:space:]]+";function readItem(text){const[,keyword,name]=/(fn|mod) +(?:r#)?(\S+)$/.
exec(text)??[];if(name===void 0)return ANNOUNCEMENT;return keyword==="mod"?{name:`mod ${name}`,opens:true}:{name:`fn ${name}`}}
function underAttribute(attribute,wanted2){return{files:FILES2,sign:attribute,line:`${attribute}|${ITEM}`,locator:matches=>makeLocator(
matches,{read:readItem,isAnnounced:true,wanted:wanted2})}}var libtestDefinitions=underAttribute(String.raw`#\[(test::)?bench\]`,
({name})=>{const[fn="",module]=name.split("::").toReversed();const anywhere={name:`fn ${fn}`};return module===void 0?[anywhere]:
[{...anywhere,within:`mod ${module}`},anywhere]});var divanDefinitions=underAttribute(String.raw`#\[(divan::)?bench(_group)?[](]`,
({name})=>{const[target="",...path]=name.split("::");return path.map((part,index)=>{const module=path[index-1];const fn={
name:`fn ${part}`,isIn:file=>isOfTarget(file,target)};return module===void 0?fn:{...fn,within:`mod ${module}`}}).toReversed()});
var gungraunDefinitions=underAttribute(String.raw`#\[library_benchmark[](]`,({name})=>{const[,target="",fn=""]=/^(.+?)::(?:.+?::)?([^:\s]+)(?:\s|$)/.
exec(name)??[];return[{name:`fn ${fn}`,isIn:file=>isOfTarget(file,target)}]});var iaiDefinitions={files:FILES2,sign:"iai\
::(main|black_box)|use iai",line:ITEM,locator:matches=>makeLocator(matches,{read:readItem,wanted:({name})=>[{name:`fn ${name.
replace(/^r#/,"")}`}]})};function isOfTarget(file,target){return endsWithPath(file,`${target}.rs`)||file.split("/").slice(
0,-1).includes(target)}var CALL="bench_function|bench_with_input|BenchmarkId::new";var criterionDefinitions={files:FILES2,
sign:"bench_function|bench_with_input|benchmark_group",line:`(${CALL})\\([^")]*${QUOTED}|benchmark_group\\([^")]*(${QUOTED}\
)?|^ *(pub +)?fn +[^(<[:space:]]+`,locator:matches=>makeLocator(matches,{read:readCriterion,wanted:wantedOfCriterion})};
function readCriterion(text){const name=unquoted(text)??"";if(/^\w+$/.test(text))return null;if(text.startsWith("benchma\
rk_group"))return{name:`group ${name}`,opens:true};return name===""?{name:"fn",opens:true}:{name:`function ${name}`}}function wantedOfCriterion({
name}){const parts=name.split("/");const splits=parts.slice(1).map((_,index)=>({within:`group ${parts.slice(0,index+1).join(
"/")}`,rest:parts.slice(index+1)}));return[{name:`function ${name}`},...splits.map(({within,rest})=>({name:`function ${rest.
join("/")}`,within})),...splits.filter(({rest})=>rest.length>1).map(({within,rest})=>({name:`function ${rest.slice(0,-1).
join("/")}`,within})),...parts.slice(1,2).map(()=>({name:`function ${parts.slice(0,-1).join("/")}`,within:"fn"})),...splits.
toReversed().map(({within})=>({name:within}))]}var cargoCriterion={id:"cargo-criterion",title:"cargo criterion: what it prints with --message-format=json",advice:'carg\
o criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',recognises:text=>hasKeys(text,"reason")&&/"reason"\s*:\s*"(?:benchmark|group)-complete"/.
test(text),parse:parse9,filter:criterionFilter,definitions:criterionDefinitions};var messageSchema=object({reason:string2(
"must be a text")},'must be an object with "reason"');var LIST="must be a list of numbers";var benchmarkSchema2=object({
id:string2("must be a text").min(1,"must not be empty"),iteration_count:array(number2(NUMBER).positive("must be more tha\
n 0"),LIST),measured_values:array(number2(NUMBER),LIST).min(1,"must not be empty"),unit:string2('must be a text such as \
"ns"')}).refine(({iteration_count,measured_values})=>iteration_count.length===measured_values.length,'must have as many \
"iteration_count" as "measured_values"');var groupSchema=object({benchmarks:array(string2("must be a text"),"must be a l\
ist of ids")});function parse9(source){const problems=[];const series=makeSeriesList();const open2=new Map;for(const{place,
value}of readDocuments(source,problems)){const reason=parseValue(messageSchema,value,{place,problems})?.reason;if(reason===
"group-complete"){const group=parseValue(groupSchema,value,{place,problems});for(const id of group?.benchmarks??[])open2.
delete(id)}if(reason!=="benchmark-complete")continue;const benchmark=parseValue(benchmarkSchema2,value,{place,problems});
if(benchmark===null)continue;const{id:name,unit,iteration_count:counts,measured_values:totals}=benchmark;open2.set(name,
place.where);const values=totals.map((total,index)=>total/counts[index]);const metric=unitWord(unit)?.base==="sec"?"time":
unit;series.add({group:null,name,metric,unit,better:null,values,primary:true})}for(const[id,where]of open2){const message=`\
the group of "${cut(id)}" has no end. What comes after it is missing.`;problems.push({where,message,severity:"error"})}if(series.
all().length===0&&problems.length===0){const message="no benchmark has a result. Check the filter of cargo criterion.";problems.
push({where:source.path,message,severity:"error"})}return{measurements:series.all(),problems}}function startRun(reading){reading.numbered=makeNumbering()}function addBenchmark2({series,numbered},path,{mean,unit}){const name=numbered(
path.join("/"));const measured12={group:null,name,metric:"time",unit,better:null,values:[mean]};series.add({...measured12,
primary:true,aggregate:true})}function fail2({problems},where,message){problems.push({where,message,severity:"error"})}var PROGRAM=/^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;function isCatchConsole(text){return PROGRAM.
test(text)}var RULE=/^-{70,}\s*$/;var END=/^={70,}\s*$/;var TABLE=/^benchmark name {2,}.*\biterations\b/;var UNIT="(ns|u\
s|ms|s|m)";var NUMBER2=String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`;var ROW=new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER2} ${UNIT}\s*$`);
var MEAN=new RegExp(String.raw`^ +${NUMBER2} ${UNIT} +${NUMBER2} ${UNIT} +${NUMBER2} ${UNIT}\s*$`);var NO_RESULT=/^(.*?) *Benchmark failed \((.*)\)\s*$/;
var FAILED=/^\S.*(?::\d+|\(\d+\)): FAILED:/;var FAILED_COUNT=/^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/;
var WIDTH=79;var LONGEST_LINE=1e3;var BEHIND_RULE={head:"body",columns:"table",body:"head",table:"head"};function readCatchConsole({
path,text},into){const reading={...into,place:"body",head:[],parents:[],name:[],pending:null,isBrief:false,start:null,hasFailed:false};
for(const[index,line]of lines(text).entries()){if(line.length<=LONGEST_LINE)readLine(reading,line,`${path}:${index+1}`)}
breakOff(reading)}function readLine(reading,line,where){if(PROGRAM.test(line)){breakOff(reading);startRun(reading);reading.
start=where;reading.hasFailed=false;reading.place="body"}else if(END.test(line)){reading.start=null;reading.place="body"}else if(FAILED.
test(line)){const testCase=cut(reading.parents[0]??"");fail2(reading,where,`the test case "${testCase}" failed, got "${cut(
line)}".`);reading.hasFailed=true;reading.place="body"}else if(FAILED_COUNT.test(line)){if(!reading.hasFailed)fail2(reading,
where,`the run failed, got "${cut(line)}".`);reading.hasFailed=true}else if(RULE.test(line)){if(reading.place==="head")reading.
parents=namesOf(reading.head);reading.place=BEHIND_RULE[reading.place];[reading.head,reading.name,reading.pending]=[[],[],
null]}else if(TABLE.test(line)){reading.place="columns";reading.isBrief=!/estimated|est run time/.test(line)}else if(reading.
place==="head")reading.head.push(line.trimEnd());else if(reading.place==="table")readRow(reading,line,where)}function namesOf(head){
const names=[];for(const[index,line]of head.entries()){const above=head[index-1];const[word=""]=line.trim().split(" ");const isWrapped=above!==
void 0&&(!line.startsWith("  ")||/^ {2}/.test(above)&&above.length+word.length+1>=WIDTH);names.push(isWrapped?`${names.pop()}\
 ${line.trim()}`:line.trim())}return names}function readRow(reading,line,where){const mean=MEAN.exec(line);if(reading.pending!==
null){if(mean!==null)add2(reading,reading.pending,{mean:mean[1],unit:mean[2]});else fail2(reading,where,`"${cut(reading.
pending)}" has no usable mean, got "${cut(line.trim())}".`);reading.pending=null;return}if(mean!==null)return;const[,end2,
number3,unit]=ROW.exec(line)??[];const[,failed,reason]=NO_RESULT.exec(line)??[];if(line.trim()==="")reading.name=[];else
reading.name.push((end2??failed??line).trim());if(end2===void 0&&failed===void 0)return;const name=reading.name.join(" ").
trim();reading.name=[];if(failed!==void 0)fail2(reading,where,`"${cut(name)}" failed: ${cut(reason)}.`);else if(reading.
isBrief)add2(reading,name,{mean:number3,unit});else reading.pending=name}function add2(reading,name,{mean,unit}){const time2={
mean:Number(mean),unit:unit==="m"?"min":unit};addBenchmark2(reading,[...reading.parents,name],time2)}function breakOff(reading){
if(reading.start===null)return;fail2(reading,reading.start,"the run that starts here has no end. What comes after it is \
missing.")}var SaxesParser=class{constructor(...options){return new(require_saxes()).SaxesParser(...options)}};function readXml({path,text:written},handlers){const text=written.trimEnd();let line=1;let end2=0;for(let start4=text.indexOf(
"<");start4>=0;start4=text.indexOf("<",end2)){line+=countLineFeeds(text,end2,start4);const{fault,length,lineFeeds}=readDocument(
text.slice(start4),line,handlers);line+=lineFeeds;if(fault!==null)return{where:`${path}:${line}`,message:fault,severity:"\
error"};end2=start4+length}return null}function rootName(text){if(!/^\s*</.test(text))return null;let found=null;const parser=new SaxesParser;
parser.on("opentagstart",({name})=>{found=withoutPrefix(name);throw STOP});feed(parser,text.trimStart());return found}function readDocument(text,firstLine,handlers){
const parser=new SaxesParser({position:false,xmlns:false});let depth=0;let tagLine=null;parser.on("opentagstart",()=>{const passed=text[parser.
position-1]==="\n"?2:1;tagLine=firstLine+parser.line-passed});parser.on("opentag",({name,attributes})=>{depth+=1;handlers.
open({name:withoutPrefix(name),line:tagLine??firstLine,attributes})});parser.on("closetag",()=>{depth-=1;handlers.close();
if(depth===0)throw STOP});const{isStopped,error:error2}=feed(parser,text);const read4={length:isStopped?parser.position:
text.length,lineFeeds:parser.line-1};if(error2!==null)return{...read4,fault:`this is not well-formed XML: ${error2} ${REMEDY}`};
const isWhole=isStopped||tagLine===null&&couldBegin(parser);return{...read4,fault:isWhole?null:CUT}}var REMEDY="Check th\
at nothing else is printed into the results.";var CUT="the XML breaks off here. The program that writes it did not end.";
function couldBegin(parser){parser.off("opentag");parser.on("closetag",()=>{throw STOP});const{isStopped,error:error2}=feed(
parser,"<root/>");return isStopped&&error2===null}var STOP=new Error("the reading has ended");function feed(parser,text){
let error2=null;parser.on("error",({message})=>{error2=message;throw STOP});try{parser.write(text);return{isStopped:false,
error:error2}}catch(thrown){if(thrown!==STOP)throw thrown;return{isStopped:true,error:error2}}}function withoutPrefix(name){
return name.slice(name.indexOf(":")+1)}var ROOT=/^(?:Catch|Catch2TestRun)$/;function isCatchXml(text){return ROOT.test(rootName(text)??"")}function readCatchXml(source,into){
const reading={...into,path:source.path,open:[],failures:0};const fault=readXml(source,{open:element=>start(reading,element),
close:()=>close(reading)});if(fault!==null)reading.problems.push(fault)}function start(reading,element){const{open:open2,
path}=reading;const{name:tag,attributes}=element;const where=`${path}:${element.line}`;if(open2.length===0){startRun(reading);
reading.failures=0}const inner=open2.at(-1);if(inner?.name==="BenchmarkResults"&&tag==="mean")addMean(reading,inner,attributes["\
value"]??"");if(inner?.name==="BenchmarkResults"&&tag==="failed"){inner.isDone=true;addFailure(reading,where,`"${cut(nameOf(
inner))}" failed: ${cut(attributes["message"]??"")}.`)}if(tag==="OverallResult"&&attributes["success"]!=="true"){const testCase=open2.
find(({name})=>name==="TestCase");addFailure(reading,where,`the test case "${cut(testCase===void 0?"":nameOf(testCase))}\
" failed.`)}if(/^OverallResults(?:Cases)?$/.test(tag))checkCounts(reading,where,attributes["failures"]);open2.push({...element,
where,isDone:false})}function checkCounts(reading,where,failures="0"){const isInTestCase=reading.open.some(({name})=>name===
"TestCase");if(Number(failures)===0||isInTestCase||reading.failures>0)return;addFailure(reading,where,`the run counts ${cut(
failures)} failures. Look at what the program printed.`)}function addMean(reading,benchmark,text){const parts=reading.open.
filter(({name})=>PARTS_OF_NAME.has(name));benchmark.isDone=true;const mean=text===""?Number.NaN:Number(text);if(Number.isFinite(
mean))addBenchmark2(reading,parts.map(nameOf),{mean,unit:"ns"});else{const message=`"${cut(nameOf(benchmark))}" has no u\
sable mean, got "${cut(text)}".`;addFailure(reading,benchmark.where,message)}}var PARTS_OF_NAME=new Set(["TestCase","Sec\
tion","BenchmarkResults"]);function close(reading){const closed=reading.open.pop();if(closed.name==="BenchmarkResults"&&
!closed.isDone)addFailure(reading,closed.where,`"${cut(nameOf(closed))}" has no mean.`)}function nameOf({attributes}){return attributes["\
name"]??""}function addFailure(reading,where,message){reading.failures+=1;fail2(reading,where,message)}var FILES3=["*.cpp","*.cc","*.cxx","*.c++","*.C","*.cu","*.hpp","*.hh","*.hxx","*.h"];var googleBenchmarkDefinitions={files:FILES3,
sign:"BENCHMARK|RegisterBenchmark",line:["[[:alnum:]_]+ *\\( *(::)?benchmark::State","BENCHMARK[[:alnum:]_]*\\([^),]*(, *\
[[:alnum:]_]+)?",`(RegisterBenchmark|->Name) *\\( *${QUOTED}`].join("|"),locator:matches=>makeLocator(matches,{read:readGoogle,
wanted:wantedOfGoogle})};function readGoogle(text){const fn=/^(\w+) *\( *(?:::)?benchmark::State$/.exec(text)?.[1];if(fn!==
void 0)return{name:`function ${fn}`};const quoted3=unquoted(text);if(quoted3!==null)return{name:`function ${quoted3}`};const[
,macro="",first="",second]=/^BENCHMARK(\w*)\( *((?:::)?[\w:]+)[^,]*(?:, *(\w+))?$/.exec(text)??[];const isNamed=second!==
void 0&&(macro.endsWith("_F")||macro.startsWith("_CAPTURE"));if(macro.startsWith("_REGISTER"))return null;return first===
""?null:{name:isNamed?`function ${first}/${second}`:`macro ${first}`}}function wantedOfGoogle({name}){const parts=name.split(
"/");const prefixes=parts.map((_,index)=>parts.slice(0,index+1).join("/")).toReversed();return prefixes.flatMap(prefix=>{
const plain=prefix.replace(/<.*>/,"");return[...new Set([prefix,plain])].flatMap(one=>[{name:`function ${one}`},{name:`m\
acro ${one}`}])})}var catch2Definitions={files:FILES3,sign:"BENCHMARK",line:`(TEST_CASE|SCENARIO|SECTION|BENCHMARK)[A-Z_\
]*\\([^")]*${QUOTED}`,locator:matches=>makeLocator(matches,{read(text){const isCase=/^(TEST_CASE|SCENARIO)/.test(text);const name=unquoted(
text)??"";if(text.startsWith("SECTION"))return null;return isCase?{name:`case ${name}`,opens:true}:{name:`benchmark ${name}`}},
wanted:({name})=>partsOf(name,"case","benchmark")})};var nanobenchDefinitions={files:FILES3,sign:"nanobench",line:`(\\.|-\
>)(title|run) *\\( *${QUOTED}`,locator:matches=>makeLocator(matches,{read(text){const isTitle=/^\W*title/.test(text);const name=unquoted(
text)??"";return isTitle?{name:`title ${name}`,opens:true}:{name:`run ${name}`}},wanted:({name})=>partsOf(name,"title","\
run")})};function partsOf(name,outer,inner){const parts=name.split("/");const outers=parts.slice(0,-1).map((_,index)=>parts.
slice(0,index+1).join("/"));const inners=parts.slice(1).map((_,index)=>parts.slice(index+1).join("/"));return[...outers.
flatMap((one,index)=>inners.slice(index).map(other=>({name:`${inner} ${other}`,within:`${outer} ${one}`}))),...outers.map(
one=>({name:`${outer} ${one}`})).toReversed()]}var catch2={id:"catch2",aliases:["cpp_catch2"],title:"Catch2: -r xml; what it prints on a console as a fallback",advice:`\
./tests -r xml "\${BENCH_REFEREE_FILTER:-[!benchmark]}"`,recognises:text=>isCatchXml(text)||isCatchConsole(text)||isCatchJson(
text),parse:parse10,filter:benchmarks=>[...new Set(benchmarks.map(testCases))].join(","),definitions:catch2Definitions};
function isCatchJson(text){return hasKeys(text,"metadata.catch2-version")}function parse10(source){const{path:where,text}=source;
const reading={problems:[],series:makeSeriesList(),numbered:makeNumbering()};const{problems,series}=reading;if(isCatchJson(
text)){const message="the JSON of Catch2 has no results of benchmarks. Run the program with -r xml.";problems.push({where,
message,severity:"error"})}else if(isCatchXml(text))readCatchXml(source,reading);else readCatchConsole(source,reading);if(series.
all().length===0&&problems.length===0){const message="no benchmark has a result. Check which test cases are run, and -r \
xml.";problems.push({where,message,severity:"error"})}return{measurements:series.all(),problems}}function testCases({name}){
const[start4=""]=name.split("/");const escaped=start4.replaceAll(/[\\,["~*]/g,"\\$&");return start4===""?"*":`${escaped}\
,${escaped}/*`}var cbdrJson={id:"cbdr-json",title:'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss": 3400}',
advice:"any command that prints one such line",recognises:text=>FLAT.test(text)&&TIME3.test(FLAT.exec(text)[0]),parse:parse11,
definitions:nameInQuotes};var FLAT=/^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/;var TIME3=/time"\s*:/;
var NAME="benchmark";function parse11(source){const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(
source,problems)){const isObject3=typeof value==="object"&&value!==null&&!Array.isArray(value);const metrics=isObject3?Object.
entries(value):[];if(metrics.length===0){const message=`must be an object with a number for each metric, got "${shown(value)}\
".`;problems.push({where:placeName(place),message,severity:"error"})}const first=metrics.find(([key])=>isTime(key))??metrics[0];
for(const[metric,number3]of metrics){if(typeof number3!=="number"||!Number.isFinite(number3)){const message=`must be a f\
inite number, got "${shown(number3)}".`;problems.push({where:placeName(below(place,metric)),message,severity:"error"});continue}
const unit=isTime(metric)?"s":metric;const primary=metric===first?.[0];series.add({group:null,name:NAME,metric,unit,better:null,
values:[number3],primary})}}return{measurements:series.all(),problems}}function isTime(key){return/time$/.test(key)}var SIDES=["base","head"];var MAX_NAME_LENGTH=1e3;var MIN_MAGNITUDE=1e-30;var MAX_MAGNITUDE=1e30;var MEASURABLE=`0 or a \
number between ${MIN_MAGNITUDE} and ${MAX_MAGNITUDE}, of either sign`;function isMeasurable(value){const magnitude=Math.
abs(value);return magnitude===0||magnitude>=MIN_MAGNITUDE&&magnitude<=MAX_MAGNITUDE}function checkParsed({measurements,problems},sources){const rules=[IS_MEASURABLE,HAS_NAME,...BOUNDED_FIELDS.map(isBounded)];
const broken2=new Map;const sound=measurements.filter(measurement=>{const rule=rules.find(({isBroken})=>isBroken(measurement));
if(rule===void 0)return true;broken2.set(rule,broken2.get(rule)??[]);broken2.get(rule).push(measurement);return false});
const found=[...broken2].map(([rule,those])=>problemOfRule(rule,those,sources));return{measurements:sound,problems:[...problems,
...found].map(shortened)}}function problemOfRule(rule,measurements,sources){const{sought,...complaint}=rule.describe(measurements[0]);
const problem=problemOf({where:placeOf(sought,sources),...complaint});const names=new Set(measurements.map(({group,name})=>JSON.
stringify([group,name])));if(names.size===1)return problem;return{...problem,message:`${problem.message} The same holds \
for ${names.size-1} more.`}}function placeOf(sought,sources){for(const{path,text}of sources){if(sought===null)break;const inJson=JSON.
stringify(sought).slice(1,-1);const at=[sought,inJson].map(written=>text.indexOf(written)).find(found=>found>=0);if(at!==
void 0)return`${path}:${1+countLineFeeds(text,0,at)}`}return sources[0]?.path??""}var IS_MEASURABLE={isBroken:({values})=>!isNumberList(
values)||!values.every(isMeasurable),describe:({name,values,unit})=>({what:`${cite(cut(name))} has a value that is not ${MEASURABLE}`,
got:cut(`${values.find(value=>!isMeasurable(value))??""} ${unit}`.trim()),remedy:"Look at what the tool printed",sought:null})};
var HAS_NAME={isBroken:({name})=>name.trim()==="",describe:({values,unit})=>({what:"a benchmark has no name",got:`the va\
lue ${values[0]} ${cut(unit)}`.trim(),remedy:"Give every benchmark a name, and keep other output out of the results",sought:null})};
var BOUNDED_FIELDS=["name","group","metric","unit"];function isBounded(field){return{isBroken:measurement=>(measurement[field]?.
length??0)>MAX_NAME_LENGTH,describe(measurement){const text=measurement[field]??"";const owner=field==="name"?"a benchma\
rk":cite(cut(measurement.name));return{what:`the ${field} of ${owner} has ${text.length} characters, but at most ${MAX_NAME_LENGTH}\
 are allowed`,got:cut(text),remedy:"Shorten it where the benchmark is defined",sought:text}}}}var MAX_MESSAGE_LENGTH=1e3;
function shortened(problem){const{message}=problem;if(message.length<=MAX_MESSAGE_LENGTH)return problem;const half=MAX_MESSAGE_LENGTH/
2-1;return{...problem,message:`${message.slice(0,half)}\u2026${message.slice(-half)}`}}var command={id:"command",title:"any command: wall, user and system time and peak memory of the invocation itself",advice:"\
the command as it is; long enough that starting it does not count, at least 0.1 s",recognises:()=>false,fits:()=>true,parse:({
path})=>({measurements:[],problems:[{where:path,message:'the format "command" measures invocations and cannot read a fil\
e. Name the format of the tool that wrote it.',severity:"error"}]})};function measureInvocation(wallMs,usage,name){const measured12=[
{metric:"wall-time",unit:"s",value:wallMs/1e3},{metric:"user-time",unit:"s",value:seconds(usage?.userMs)},{metric:"syste\
m-time",unit:"s",value:seconds(usage?.systemMs)},{metric:"peak-memory",unit:"B",value:usage?.peakBytes??null}];return measured12.
flatMap(({metric,unit,value})=>{if(value===null)return[];return[{group:null,name,metric,unit,better:"lower",values:[value],
primary:metric==="wall-time"}]})}function seconds(milliseconds){return milliseconds==null?null:milliseconds/1e3}var consoleTime={id:"console-time",title:"JavaScript with console.time and console.timeEnd: what they print",advice:"nod\
e bench.js",aliases:["js_time"],recognises:text=>/\S/.test(text)&&!OTHER_LINE.test(text),parse:parse12,definitions:consoleTimeDefinitions};
var TIME4=String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`;var RESULT4=new RegExp(
String.raw`^(\S.*): ${TIME4}(?: - timer ended)?$`);var OTHER_LINE=new RegExp(String.raw`^(?!\S.*: ${TIME4}(?: - timer ended)?$).*\S`,
"m");function parse12({path,text}){const problems=[];const series=makeSeriesList();for(const line of lines(text)){const[
,name,number3,unit,first,second,third,fraction]=RESULT4.exec(line)??[];if(name===void 0)continue;const value=number3===void 0?
clock(first,second,third)+Number(`0${fraction}`):Number(number3)*(unit==="ms"?.001:1);const time2={metric:"time",unit:"s",
better:"lower",values:[value]};series.add({group:null,name,...time2,primary:true})}if(series.all().length===0){const message="\
no line of console.timeEnd is in it. Check that the script came to its end.";problems.push({where:path,message,severity:"\
error"})}return{measurements:series.all(),problems}}function clock(...parts){return parts.reduce((sum,part)=>part===void 0?
sum:sum*60+Number(part),0)}var START2=/^[.iF]*test /;var MIDDLE=" ... bench:";var BENCH_LINE=/^[.iF]*test .*\S +\.\.\. bench: /m;var NUMBER3=String.
raw`\d+(?:,\d{3})*(?:\.\d+)?`;var RESULT5=new RegExp(String.raw`^ +(${NUMBER3}) (\S+) \(\+/- ${NUMBER3}\)(?: = (\d+) MB/s)?\s*$`);
function readBenchLine(line){const at=line.lastIndexOf(MIDDLE);const start4=START2.exec(line)?.[0].length??Number.POSITIVE_INFINITY;
if(at<start4)return null;const[,value,unit="",throughput]=RESULT5.exec(line.slice(at+MIDDLE.length))??[];return{name:line.
slice(start4,at).trimEnd(),value:value===void 0?null:Number(value.replaceAll(",","")),unit:unit.replace(/\/iter$/,""),throughput:throughput===
void 0?null:Number(throughput)}}function measuredByLine({name,value,unit,throughput}){const common={group:null,name,better:null,
aggregate:true};if(value===null)return[];const metric=unitWord(unit)?.base==="sec"?"time":unit;const measured12={...common,
metric,unit,values:[value],primary:true};if(throughput===null)return[measured12];return[measured12,{...common,metric:"MB\
/s",unit:"MB/s",values:[throughput],primary:false}]}function problemOfLine({name,value},where){if(value===null)return{where,
message:`"${cut(name)}" has no usable time.`,severity:"error"};if(value!==0)return null;const message=`"${cut(name)}" to\
ok no time. It measures nothing, or less than the digits can tell.`;return{where,message,severity:"warning"}}var libtestBench={id:"libtest-bench",aliases:["cargo","rust_bench"],title:"cargo bench with #[bench]: what it prints, al\
so with --format json",advice:"cargo +nightly bench -- $BENCH_REFEREE_FILTER",recognises:isLibtest,parse:parse13,filter,
definitions:libtestDefinitions};var JSON_START=/^\s*\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"/;var RUNNING=/^running ([1-9]\d*) tests?$/m;
var RESULT6=/^test result: (\S+)\. .*; (\d+) measured(?:;|\s*$)/;var FAILED2=/^(?:test (.*\S) +\.\.\. FAILED|(\S+) --- FAILED$)/m;
function isLibtest(text){return JSON_START.test(text)||RUNNING.test(text)&&(BENCH_LINE.test(text)||FAILED2.test(text))}function parse13(source){
const reading={problems:[],series:makeSeriesList(),run:null};if(/^\s*\{/.test(source.text))readEvents(source,reading);else
readLines(source,reading);breakOff2(reading);const measurements=reading.series.all();if(measurements.length===0&&reading.
problems.length===0){fail3(reading,source.path,"no benchmark has a result. Check the filter of cargo bench.")}return{measurements,
problems:reading.problems}}function readLines({path,text},reading){for(const[index,line]of lines(text).entries()){const where=`${path}\
:${index+1}`;if(RUNNING.test(line))start2(reading,where);const bench=readBenchLine(line);if(bench!==null)addBench(reading,
where,bench);const[,named,quiet]=FAILED2.exec(line)??[];const failed=named??quiet;if(failed!==void 0)addFailure2(reading,
where,failed);const[,result,measured12=""]=RESULT6.exec(line)??[];if(result!==void 0)end(reading,where,{isOk:result==="o\
k",measured:Number(measured12)})}}var eventSchema=object({type:string2('must be a text such as "bench"'),event:string2("\
must be a text").optional(),name:string2("must be a text").optional(),median:number2(NUMBER).optional(),mib_per_second:number2(
NUMBER).optional(),measured:number2(NUMBER).optional()},'must be an object with "type"');function readEvents(source,reading){
const{problems}=reading;for(const{place,value}of readDocuments(source,problems)){const event=parseValue(eventSchema,value,
{place,problems});if(event===null)continue;const{where}=place;const{name=""}=event;if(event.type==="bench"){const{median=null,
mib_per_second=null}=event;addBench(reading,where,{name,value:median,unit:"ns",throughput:mib_per_second})}if(event.type===
"test"&&event.event==="failed")addFailure2(reading,where,name);if(event.type!=="suite")continue;if(event.event==="starte\
d")start2(reading,where);else end(reading,where,{isOk:event.event==="ok",measured:event.measured??0})}}function start2(reading,where){
breakOff2(reading);reading.run={where,measured:0,failed:0}}function addBench(reading,where,bench){if(reading.run!==null)
reading.run.measured++;for(const measurement of measuredByLine(bench))reading.series.add(measurement);const problem=problemOfLine(
bench,where);if(problem!==null)reading.problems.push(problem)}function addFailure2(reading,where,name){if(reading.run!==
null)reading.run.failed++;fail3(reading,where,`"${cut(name)}" failed. See what it printed.`)}function end(reading,where,told2){
const{run}=reading;reading.run=null;if(!told2.isOk&&(run===null||run.failed===0))fail3(reading,where,"the run failed.");
if(run!==null&&run.measured<told2.measured){const counts=`${told2.measured} benchmarks were measured, but only ${run.measured}\
 can be read`;fail3(reading,where,`${counts}. Leave out --nocapture.`)}}function breakOff2(reading){if(reading.run!==null)
fail3(reading,reading.run.where,"the run that starts here has no end. What comes after it is missing.");reading.run=null}
function fail3({problems},where,message){problems.push({where,message,severity:"error"})}function filter(benchmarks){return benchmarks.
map(({name})=>name).join(" ")||" "}var PANIC=/^thread '.*' (?:\(\d+\) )?panicked at /;function panicProblem(line,where){if(!PANIC.test(line))return null;const message=`\
a benchmark panicked: ${cut(line)}. What comes after it is missing.`;return{where,message,severity:"error"}}var criterionBencher={id:"criterion-bencher",title:"cargo bench with Criterion.rs: what it prints with --output-format b\
encher",advice:'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',recognises:text=>BENCH_LINE.
test(text)&&!isLibtest(text),parse:parse14,filter:criterionFilter,definitions:criterionDefinitions};function parse14({path,
text}){const problems=[];const series=makeSeriesList();for(const[index,line]of lines(text).entries()){const where=`${path}\
:${index+1}`;const panic=panicProblem(line,where);if(panic!==null)problems.push(panic);const bench=readBenchLine(line);if(bench===
null)continue;for(const measurement of measuredByLine(bench))series.add(measurement);const problem=problemOfLine(bench,where);
if(problem!==null)problems.push(problem)}if(series.all().length===0){const message="no benchmark has a result. Check the\
 filter of cargo bench.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}var criterionFiles={id:"criterion-files",title:"cargo bench with Criterion.rs: sample.json and benchmark.json in target/\
criterion/**/new",advice:'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',recognises:text=>SIGNS.some(keys=>hasKeys(
text,...keys)),parse:source=>parseFiles2([source]),parseFiles:parseFiles2,filter:criterionFilter,definitions:criterionDefinitions};
var SIGNS=[["group_id","full_id"],["iters","times"],["mean.confidence_interval"],["slope.confidence_interval"]];var NEW="\
new";var benchmarkSchema3=object({full_id:string2("must be a text").min(1,"must not be empty")});var sampleSchema=object(
{iters:array(number2(NUMBER).min(1,"must be at least 1"),"must be a list of numbers"),times:array(number2(NUMBER),"must \
be a list of numbers").min(1,"must not be empty")}).refine(({iters,times})=>iters.length===times.length,'must have as ma\
ny "iters" as "times"');var estimatesSchema=object({median:object({point_estimate:number2(NUMBER)})});var EXAMPLE="targe\
t/criterion/**/new/*.json";function parseFiles2(sources){const problems=[];const series=makeSeriesList();for(const[path,
folder]of foldersOf(sources)){const values=valuesOf(folder,problems);if(values.length===0)continue;const name=nameOf2(path,
folder,problems);if(name===null)continue;for(const{numbers:numbers2,aggregate}of values)series.add(measured(name,numbers2,
aggregate))}if(series.all().length===0&&problems.length===0){const where=sources.length===1?sources[0].path:"output-file";
const message=`no folder "${NEW}" of Criterion.rs with a sample.json is among the files. Let "output-file" match them, s\
uch as "${EXAMPLE}".`;problems.push({where,message,severity:"error"})}return{measurements:series.all(),problems}}function measured(name,values,aggregate){
return{group:null,name,metric:"time",unit:"ns",better:null,values,primary:true,...aggregate&&{aggregate}}}function foldersOf(sources){
const folders=new Map;for(const source of sources){const parts=source.path.split(/[\\/]/);const kind=/^(benchmark|sample|estimates)\.json$/.
exec(parts.pop())?.[1];if(kind===void 0||(parts.at(-1)??NEW)!==NEW)continue;const path=parts.join("/");const folder=folders.
get(path)??{benchmark:[],sample:[],estimates:[]};folder[kind].push(source);folders.set(path,folder)}return folders}function valuesOf(folder,problems){
const samples=folder.sample.flatMap(source=>read2(sampleSchema,source,problems).map(({iters,times})=>({numbers:times.map(
(time2,index)=>time2/iters[index]),aggregate:false})));if(folder.sample.length>0)return samples;return folder.estimates.
flatMap(source=>read2(estimatesSchema,source,problems).map(({median})=>({numbers:[median.point_estimate],aggregate:true})))}
function nameOf2(path,{benchmark},problems){const[source]=benchmark;if(source!==void 0)return read2(benchmarkSchema3,source,
problems)[0]?.full_id??null;const message=`there is no benchmark.json, which holds the name of the benchmark. Let "outpu\
t-file" match it too, such as "${EXAMPLE}".`;problems.push({where:path===""?NEW:path,message,severity:"error"});return null}
function read2(schema,source,problems){return readDocuments(source,problems).flatMap(({place,value})=>{const document=parseValue(
schema,value,{place,problems});return document===null?[]:[document]})}var criterionText={id:"criterion-text",title:"cargo bench with Criterion.rs: what it prints",advice:'cargo bench --bench\
 NAME -- --noplot "$BENCH_REFEREE_FILTER"',aliases:["rust_criterion"],recognises:text=>ESTIMATE.test(text),parse:parse15,
filter:criterionFilter,definitions:criterionDefinitions};var NUMBER4=String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`;var UNIT2=String.
raw`(\S*[^\s%\]\d.])`;var BRACKET=String.raw`\[ *${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2} +${NUMBER4} +${UNIT2}\]`;var ESTIMATE=new RegExp(
String.raw`(?<=\s)(time|thrpt): +${BRACKET}`);function parse15({path,text}){const problems=[];const series=makeSeriesList();
let previous="";let name=null;let throughputs=0;for(const[index,line]of lines(text).entries()){const where=`${path}:${index+
1}`;const panic=panicProblem(line,where);if(panic!==null)problems.push(panic);const match=ESTIMATE.exec(line);if(match!==
null){const metric=match[1];const own2=line.slice(0,match.index).trim();if(metric==="time")name=own2===""?previous:own2;
throughputs=metric==="time"?0:throughputs+1;const measurement=measured2(name,metric,{estimate:match[4],unit:match[5]});if(measurement!==
null){const{unit}=measurement;series.add(throughputs>1?{...measurement,metric:`${metric}:${unit}`}:measurement)}else{const message=`\
"${cut(name??"")}" has no usable ${metric}, got "${cut(line.trim())}".`;problems.push({where,message,severity:metric==="\
time"?"error":"warning"})}}previous=line.trim()}if(series.all().length===0){const message="no benchmark has a result. Ch\
eck the filter of cargo bench.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}
function measured2(name,metric,{estimate,unit}){const base=metric==="time"?tidy(unit):throughputUnit(unit);const value=Number(
estimate)*base.factor;if(!Number.isFinite(value)||name===null||name==="")return null;return{group:null,name,metric,unit:base.
unit,better:metric==="time"?null:"higher",values:[value],primary:metric==="time",aggregate:true}}var ELEMENTS=new Map([[
"",1],["K",1e3],["M",1e6],["G",1e9],["T",1e12]]);function throughputUnit(unit){const[,prefix="",counted]=/^([KMGT]?)(elem|b)\/s$/.
exec(unit)??[];if(counted!==void 0)return{unit:counted==="elem"?"1/s":"bit/s",factor:ELEMENTS.get(prefix)};const bytes=/^(.+)\/s$/.
exec(unit);const base=tidy(bytes?.[1]??"");return base.unit==="B"?{unit:"B/s",factor:base.factor}:{unit,factor:1}}function thrownMessage(error2){const message=typeof error2==="object"&&error2!==null&&"message"in error2?error2.message:
error2;const text=cut((typeof message==="string"?message:shown(message)).split("\n",1)[0].trim());return text===""||text===
"{}"?"it threw an error":`it threw "${text}"`}var cronometro={id:"cronometro",title:'cronometro: JSON of its results, {"test": {"success", "percentiles", \u2026}}',advice:"\
node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))",recognises:text=>hasKeys(text,"*\
.success","*.standardError"),parse:parse16,definitions:nameInQuotes};var testSchema=object({success:boolean2("must be tr\
ue or false"),error:unknown().optional(),percentiles:object({"50":number2(NUMBER).optional()},"must be an object").optional()},
'must be an object with "success"');function parse16(source){const problems=[];const series=makeSeriesList();for(const{place,
value}of readDocuments(source,problems)){const isObject3=typeof value==="object"&&value!==null&&!Array.isArray(value);const tests=isObject3?
Object.entries(value):[];if(tests.length===0){const message="must be an object with a test under each name. Write the re\
sults of cronometro as they are.";problems.push({where:placeName(place),message,severity:"error"})}for(const[name,item]of tests){
const own2=below(place,name);const test=parseValue(testSchema,item,{place:own2,problems});if(test===null)continue;const median=test.
percentiles?.["50"];if(!test.success||median===void 0){const why=test.error==null?"it has no median":thrownMessage(test.
error);problems.push({where:placeName(own2),message:`"${name}" has no result: ${why}.`,severity:"error"});continue}const time2={
metric:"time",unit:"ns",better:"lower",values:[median]};series.add({group:null,name,...time2,primary:true,aggregate:true})}}
return{measurements:series.all(),problems}}var dart={id:"dart",title:"Dart with benchmark_harness: what it prints",advice:"dart run benchmark/main.dart",aliases:["\
dart_benchmark_harness"],recognises:text=>RESULT7.test(text),parse:parse17,definitions:dartDefinitions};var RESULT7=/^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m;
var CRASH=/^Unhandled exception:/;function parse17({path,text}){const problems=[];const series=makeSeriesList();const all=lines(
text);for(const[index,line]of all.entries()){const where=`${path}:${index+1}`;if(CRASH.test(line)){const message=`an exc\
eption ended the run: ${cut(all[index+1]?.trim()??"")}. What comes after it is missing.`;problems.push({where,message,severity:"\
error"})}const[,name,metric,number3]=RESULT7.exec(line)??[];if(name===void 0||metric===void 0)continue;const value=Number(
number3);if(!Number.isFinite(value)){problems.push({where,message:`"${cut(name)}" has no usable time, got "${number3}".`,
severity:"error"});continue}const time2={metric,unit:"us",better:"lower",values:[value]};series.add({group:null,name,...time2,
primary:true,aggregate:true})}if(series.all().length===0&&problems.length===0){const message="no benchmark has a result.\
 Check that report() is called.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}var deno={id:"deno",title:"deno bench: --json",advice:'deno bench --json --filter "$BENCH_REFEREE_FILTER"',recognises:text=>/^\s*\{/.
test(text)&&/"benches"\s*:\s*\[/.test(text)&&/"runtime"\s*:\s*"/.test(text),parse:parse18,filter:benchmarks=>`/${anyPattern(
benchmarks.map(namePattern))}/`,definitions:denoDefinitions};var outcomeSchema=object({ok:object({avg:number2(NUMBER)},'\
must be an object with "avg"').optional()},'must be an object with "ok" or "failed"');var LIST2="must be a list";var benchSchema=object(
{group:string2("must be a text").nullish(),name:string2("must be a text").min(1,"must not be empty"),results:array(unknown(),
LIST2).min(1,"must not be empty").optional(),result:unknown().optional()},'must be an object with "name" and "results"');
var reportSchema2=object({benches:array(unknown(),LIST2)},'must be an object with "benches"');function parse18(source){const problems=[];
const series=makeSeriesList();for(const{place,value}of readDocuments(source,problems)){const report=parseValue(reportSchema2,
value,{place,problems});if(report?.benches.length===0){const message="no benchmark has a result. Check the files and --f\
ilter.";problems.push({where:place.where,message,severity:"error"})}const numberings=new Map;for(const[index,item]of report?.
benches.entries()??[]){const own2=below(place,"benches",index);const bench=parseValue(benchSchema,item,{place:own2,problems});
if(bench===null)continue;const{group=null,results}=bench;const numbered=numberings.get(group)??makeNumbering();numberings.
set(group,numbered);const name=numbered(bench.name);const values=(results??[bench.result??{}]).flatMap((item2,at)=>{const inner=results===
void 0?below(own2,"result"):below(own2,"results",at);const outcome=parseValue(outcomeSchema,item2,{place:inner,problems});
if(outcome?.ok!==void 0)return[outcome.ok.avg];const message=`"${name}" has no result. It threw an error, see what deno \
printed.`;if(outcome!==null)problems.push({where:placeName(own2),message,severity:"error"});return[]});const time2={metric:"\
time",unit:"ns",better:"lower",values};if(values.length>0)series.add({group,name,...time2,primary:true,aggregate:true})}}
return{measurements:series.all(),problems}}function namePattern({name}){const[,own2="",number3=""]=/^(.*?)(#\d+)?$/s.exec(
name);return escapePattern(own2)+(number3===""?"":`(${number3})?`)}var divan={id:"divan",title:"cargo bench with divan: the tree that it prints",advice:'cargo bench --bench NAME -- --samp\
le-count 20 "$BENCH_REFEREE_FILTER"',recognises:text=>HEAD.test(text),parse:parse19,filter:benchmarks=>anyPattern(benchmarks.
map(pathPattern)),definitions:divanDefinitions};var HEAD=/^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m;
var BRANCH=/^((?:│ {2}| {3})*)([├╰])─ (.*)$/;var CONTINUED=/^[│ ]+\S.*│/;var COLUMNS2=6;var MEDIAN=2;var VALUE2=/^(\d+(?:\.\d+)?) (\S+)$/;
function parse19({path,text}){const reading={path,problems:[],series:makeSeriesList(),names:[],measured:false,open:null};
for(const[index,line]of lines(text).entries())readLine2(reading,line,index+1);closeTree(reading,path);const{series,problems}=reading;
if(series.all().length===0&&problems.length===0){const message="no benchmark has a result. Check the filter of cargo ben\
ch.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}function readLine2(reading,line,number3){
const where=`${reading.path}:${number3}`;const panic=panicProblem(line,where);if(panic!==null)reading.problems.push(panic);
const[,root]=HEAD.exec(line)??[];if(root!==void 0){closeTree(reading,where);reading.names=[root];reading.open="\u251C"}const[
,bars,corner,rest]=BRANCH.exec(line)??[];if(bars!==void 0&&reading.names.length>0){readBranch(reading,where,{depth:bars.
length/3+1,cells:cellsOf(rest)});reading.open=bars+corner}else if(reading.measured&&CONTINUED.test(line)){addThroughput(
reading,cellsOf(line.replace(/^[│ ]+/,"")))}}function closeTree({open:open2,problems},where){if(open2===null||!/[│├]/.
test(open2))return;const message="the tree breaks off here. What comes after it is missing.";problems.push({where,message,
severity:"error"})}function cellsOf(row){const cells=row.split("\u2502");const first=cells.splice(0,Math.max(1,cells.length-
COLUMNS2+1)).join("\u2502");return[first,...cells].map(cell=>cell.trim())}function readBranch(reading,where,{depth,cells}){
const[first=""]=cells;const median=cells[MEDIAN]??"";const own2=median===""?without(first,"(ignored)"):first.split(" ").
slice(0,-2).join(" ").trimEnd();reading.names=[...reading.names.slice(0,depth),own2];const name=reading.names.join("::");
const[,number3,unit=""]=VALUE2.exec(median)??[];const time2=tidy(unit==="m"?"min":unit);reading.measured=number3!==void 0&&
time2.unit==="sec"&&cells.length>=COLUMNS2;if(reading.measured){const values=[Number(number3)*time2.factor];const measured12={
group:null,name,metric:"time",unit:time2.unit,better:null,values};reading.series.add({...measured12,primary:true,aggregate:true})}else if(cells.
length<COLUMNS2||median!==""){const message=`"${cut(name)}" has no result. It panicked, or printed something itself.`;reading.
problems.push({where,message,severity:"error"})}}function without(text,end2){return text.endsWith(` ${end2}`)?text.slice(
0,-end2.length).trimEnd():text}var PREFIXES2=new Map([["",1],["K",1e3],["M",1e6],["G",1e9],["T",1e12],["P",1e15]]);function addThroughput({
series,names},cells){const[,number3,unit=""]=VALUE2.exec(cells[MEDIAN]??"")??[];const[,counted=""]=/^(.+)\/s$/.exec(unit)??
[];if(number3===void 0||counted==="")return;const bytes=tidy(counted);const[,prefix="",item]=/^([KMGTP]?)(item|char)$/.exec(
counted)??[];if(bytes.unit!=="B"&&item===void 0)return;const factor=item===void 0?bytes.factor:PREFIXES2.get(prefix);series.
add({group:null,name:names.join("::"),metric:item===void 0?"throughput":`${item}s`,unit:item===void 0?"B/s":"1/s",better:"\
higher",values:[Number(number3)*factor],primary:false,aggregate:true})}function pathPattern({name}){const[,path="",threads=""]=/^(.*?)(::t=\d+)?$/s.
exec(name);return threads===""?escapePattern(path):`${escapePattern(path)}(${threads})?`}var esbuildMetafile={id:"esbuild-metafile",title:"esbuild: the file of --metafile",advice:"npx esbuild app.js --bundle -\
-minify --outdir=out --metafile=meta.json",recognises:text=>hasKeys(text,"*.*.bytes")&&["inputs","outputs"].every(key=>text.
includes(`"${key}"`)),parse:parse20};var metafileSchema=object({outputs:record(string2(),object({bytes:number2(NUMBER)},
'must be an object with "bytes"'),"must be an object with the outputs")},'must be an object with "outputs"');var HASH=/(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;
function parse20(source){const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(source,problems)){
const metafile=parseValue(metafileSchema,value,{place,problems});if(metafile===null)continue;const sizes=new Map;for(const[
path,{bytes}]of Object.entries(metafile.outputs)){const name=withoutHash(path);sizes.set(name,(sizes.get(name)??0)+bytes)}
if(sizes.size===0){const message="there is no output in it. Check the entry points of esbuild.";problems.push({where:place.
where,message,severity:"error"})}for(const[name,bytes]of sizes){const measured12={metric:"bytes",unit:"B",better:"lower",
values:[bytes]};series.add({group:null,name,...measured12,primary:!name.endsWith(".map"),deterministic:true})}}return{measurements:series.
all(),problems}}function withoutHash(path){const start4=path.lastIndexOf("/")+1;return path.slice(0,start4)+path.slice(start4).
replace(HASH,"[hash]")}var json={id:"json",title:'JSON of your own: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?}]',advice:"\
any command that prints it, one value per benchmark",recognises:isOurs,parse:parse21,definitions:nameInQuotes};var LOOKED_AT3=65536;
function isOurs(text){const start4=text.slice(0,LOOKED_AT3);if(/^\s*\[\s*\]/.test(start4))return true;if(!/^\s*\[\s*\{/.
test(start4))return false;return[/"name"\s*:/,/"unit"\s*:/,/"values?"\s*:/].every(key=>key.test(start4))}var VALUES="mus\
t be a list of at least one number";var entrySchema2=object({name:string2("must be a text").min(1,"must not be empty"),unit:string2(
'must be a text such as "ms"'),better:_enum(["lower","higher"],'must be "lower" or "higher"').optional(),metric:string2(
"must be a text").min(1,"must not be empty").default("value"),group:string2("must be a text").nullable().default(null),value:number2(
NUMBER).optional(),values:array(number2(NUMBER),VALUES).min(1,VALUES).optional()},'must be an object with "name", "unit"\
 and "value"').refine(({value,values})=>value!==void 0||values!==void 0,'must have a "value" or "values"');function parse21(source){
const reading={problems:[],series:new Map};for(const{place,value}of readDocuments(source,reading.problems))readList(reading,
place,value);return{measurements:[...reading.series.values()],problems:reading.problems}}function readList(reading,place,value){
const{where}=place;if(!Array.isArray(value)){const remedy='Write [{"name": \u2026, "unit": \u2026, "value": \u2026}].';fail4(
reading,where,`must be a list of benchmarks, got "${shown(value)}". ${remedy}`);return}if(value.length===0)fail4(reading,
where,"the list of benchmarks is empty. Check that any benchmark ran.");for(const[index,item]of value.entries()){const own2=below(
place,index);const entry=parseValue(entrySchema2,item,{place:own2,problems:reading.problems});if(entry!==null)addEntry(reading,
placeName(own2),entry)}}function addEntry(reading,where,entry){const{name,unit,metric,group,better=null}=entry;const values=entry.
values??[entry.value];const key=JSON.stringify([group,name,metric,tidy(unit).unit]);const series=reading.series.get(key);
if(series===void 0){reading.series.set(key,{group,name,metric,unit,better,values:[...values],primary:true})}else if(series.
unit!==unit||series.better!==better){const message=`"${cut(name)}" stands here again with another "unit" or "better". Wr\
ite both as the first time.`;fail4(reading,where,message)}else{for(const value of values)series.values.push(value)}}function fail4(reading,where,message){
reading.problems.push({where,message,severity:"error"})}var gabCustom=customFormat("lower",{id:"gab-custom",title:'custom JSON of github-action-benchmark, smaller is better: [{\
"name", "unit", "value"}]',aliases:["customSmallerIsBetter"]});var gabCustomBigger=customFormat("higher",{id:"gab-custom\
-bigger",title:'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',aliases:["customB\
iggerIsBetter"]});function customFormat(direction,told2){return{...told2,advice:json.advice,...json.definitions&&{definitions:json.
definitions},recognises:()=>false,fits:json.recognises,parse:source=>{const{measurements,problems}=json.parse(source);return{
measurements:measurements.map(({better,...rest})=>({...rest,better:better??direction})),problems}}}}var gnuTime={id:"gnu-time",title:"GNU time: what it writes with -v",advice:"/usr/bin/time -v -o time.txt COMMAND",recognises:text=>START3.
test(text)&&/^[ \t]*Maximum resident set size \(kbytes\): /m.test(text),parse:parse22};var START3=/^[ \t]*Command being timed: "(.*)$/m;
var FAILURE2=/^Command (?:exited with|terminated by|stopped by) /;var END2=/^[ \t]*Exit status: (\d+)/;var FIELD=/^\s*(\S.*): (\S+)\s*$/;
var METRICS=new Map([["User time (seconds)",{metric:"user",unit:"s",primary:false}],["System time (seconds)",{metric:"sy\
stem",unit:"s",primary:false}],["Elapsed (wall clock) time (h:mm:ss or m:ss)",{metric:"elapsed",unit:"s",primary:true}],
["Maximum resident set size (kbytes)",{metric:"max_rss",unit:"KiB",primary:true}]]);function parse22({path,text}){const problems=[];
const series=makeSeriesList();let failure2=null;let block=null;for(const[index,line]of lines(text).entries()){const where=`${path}\
:${index+1}`;if(FAILURE2.test(line))failure2=line.trim();const[,command2]=START3.exec(line)??[];if(command2!==void 0){if(block!==
null)problems.push(breakOff3(block));const name=command2.trimEnd().replace(/"$/,"");block={where,name,failure:failure2,measured:[]};
failure2=null}if(block===null)continue;const measurement=measured3(block.name,line);if(measurement!==null)block.measured.
push(measurement);const[,status]=END2.exec(line)??[];if(status===void 0)continue;const wrong=problemOf2(block,status);if(wrong!==
null)problems.push(wrong);else for(const one of block.measured)series.add(one);block=null}if(block!==null)problems.push(
breakOff3(block));if(series.all().length===0&&problems.length===0){const message="there is no report of GNU time in it. \
Write it to a file with -v -o.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}
function measured3(name,line){const[,label="",text=""]=FIELD.exec(line)??[];const known2=METRICS.get(label);if(known2===
void 0||!/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(text))return null;const value=text.split(":").reduce((sum,part)=>sum*60+Number(
part),0);return{group:null,name,...known2,better:null,values:[value]}}function problemOf2({where,name,failure:failure2,measured:measured12},status){
const reason=failure2??(status==="0"?null:`Exit status: ${status}`);const missing=[...METRICS.values()].filter(({metric})=>!measured12.
some(one=>one.metric===metric));if(reason===null&&missing.length===0)return null;const what=reason===null?`has no usable\
 ${missing.map(({metric})=>metric).join(", ")}`:`failed, got "${cut(reason)}"`;return{where,message:`"${cut(name)}" ${what}\
.`,severity:"error"}}function breakOff3({where,name}){const message=`the report of "${cut(name)}" has no end.`;return{where,
message,severity:"error"}}var BLOCK=262144;var MOST_BYTES=3;var MOST_NODES=64;var MOST_UNITS=16;var MOST_LINES=256;var LINE_FEED=10;var PREFIX="Be\
nchmark";var PREFIX_BYTES=Buffer.from(PREFIX);function readGoText(text,taker){const bytes=Buffer.allocUnsafeSlow(MOST_BYTES*
BLOCK);const root={units:[],bytes:new Uint8Array(0),children:[]};const reading={taker,bytes,view:new DataView(bytes.buffer,
bytes.byteOffset,bytes.byteLength),values:new Float64Array(MOST_UNITS),columns:Array.from({length:MOST_UNITS},()=>Array.
from({length:MOST_LINES},()=>.5)),lines:0,root,nodes:0,nameStart:0,nameLength:0,node:root,number:0};const encoder=new TextEncoder;
for(let at=0;at<text.length;){const end2=blockEnd(text,at);if(end2-at>BLOCK)takeLine(reading,text.slice(at,end2-1),()=>lineAt(
text,end2));else{const{written}=encoder.encodeInto(text.slice(at,end2),bytes);readBlock(reading,written,()=>lineAt(text,
end2))}at=end2}}function blockEnd(text,start4){if(text.length-start4<=BLOCK)return text.length;const last2=text.lastIndexOf(
"\n",start4+BLOCK-1);if(last2>=start4)return last2+1;const next=text.indexOf("\n",start4+BLOCK);return next<0?text.length+
1:next+1}function lineAt(text,start4){const end2=text.indexOf("\n",start4);return text.slice(start4,end2<0?text.length:end2)}
function readBlock(reading,length,nextBlock){const{bytes}=reading;reading.nameLength=0;for(let at=0;at<length;){const behind=readResult2(
reading,at,length);if(behind>0){reading.number+=1;at=behind;continue}const found=bytes.indexOf(LINE_FEED,at);const end2=found<
0||found>=length?length:found;takeLine(reading,bytes.toString("utf8",at,end2),()=>{if(end2+1>=length)return nextBlock();
const next=bytes.indexOf(LINE_FEED,end2+1);return bytes.toString("utf8",end2+1,next<0||next>=length?length:next)});at=end2+
1}handOut(reading)}function handOut(reading){const{taker,bytes,nameStart,nameLength,node:node2,columns,lines:lines2}=reading;
reading.lines=0;if(lines2===0)return;const name=bytes.toString("latin1",nameStart,nameStart+nameLength);taker.takeResults(
name,node2.units,{values:columns,lines:lines2})}function takeLine(reading,line,next){handOut(reading);reading.number+=1;
const units=reading.taker.takeLine(line,reading.number,next);reading.nameLength=0;if(units!==null&&units.length<=MOST_UNITS&&
new Set(units).size===units.length)remember(reading,units)}function remember(reading,units){let node2=reading.root;for(const[
index,unit]of units.entries()){let child=node2.children.find(one=>one.units[index]===unit);if(child===void 0){if(reading.
nodes>=MOST_NODES)return;reading.nodes+=1;child={units:units.slice(0,index+1),bytes:Buffer.from(unit),children:[]};node2.
children.push(child)}node2=child}}var POWERS=Float64Array.from({length:16},(_,exponent)=>10**exponent);var MOST_DIGITS=15;
function readResult2(reading,start4,length){const{bytes,values}=reading;const isSame=hasLastName(reading,start4,length);
const nameEnd=isSame?start4+reading.nameLength:nameEndOf(bytes,start4,length);if(nameEnd===start4)return 0;let at=skipBlanks(
bytes,nameEnd,length);if(at===nameEnd)return 0;const counted=at;while(at<length&&isDigit(bytes[at]))at+=1;if(at===counted||
at-counted>MOST_DIGITS||at===length)return 0;let node2=reading.root;let count=0;while(bytes[at]!==LINE_FEED){const from=skipBlanks(
bytes,at,length);if(from===at)return 0;let whole=0;let digits=0;let fraction=-1;for(at=from;at<length;at+=1){const digit=bytes[at]-
48;if(digit>=0&&digit<=9){whole=whole*10+digit;digits+=1}else if(digit===46-48&&fraction<0)fraction=digits;else break}if(digits===
0||digits>MOST_DIGITS)return 0;values[count]=fraction<0?whole:whole/POWERS[digits-fraction];const unit=skipBlanks(bytes,
at,length);if(unit===at)return 0;const child=childAt(node2,{bytes,at:unit,length});if(child===null)return 0;node2=child;
at=unit+child.bytes.length;count+=1}if(count===0)return 0;if(!isSame||reading.node!==node2||reading.lines===MOST_LINES)handOut(
reading);reading.nameStart=start4;reading.nameLength=nameEnd-start4;reading.node=node2;const{columns,lines:lines2}=reading;
for(let index=0;index<count;index+=1)columns[index][lines2]=values[index];reading.lines=lines2+1;return at+1}function childAt({
children},{bytes,at,length}){for(let index=0;index<children.length;index+=1){const child=children[index];const unit=child.
bytes;const end2=at+unit.length;if(end2>=length)continue;const behind=bytes[end2];if(behind!==LINE_FEED&&behind!==32&&behind!==
9)continue;let same=0;while(same<unit.length&&bytes[at+same]===unit[same])same+=1;if(same===unit.length)return child}return null}
function hasLastName({view,bytes,nameStart,nameLength},start4,length){const end2=start4+nameLength;if(nameLength===0||end2>=
length||bytes[end2]>32)return false;const last2=nameLength-4;for(let offset=0;offset<last2;offset+=4)if(view.getInt32(nameStart+
offset)!==view.getInt32(start4+offset))return false;return view.getInt32(nameStart+last2)===view.getInt32(start4+last2)}
function nameEndOf(bytes,start4,length){for(let index=0;index<PREFIX.length;index+=1)if(bytes[start4+index]!==PREFIX_BYTES[index])
return start4;let at=start4+PREFIX.length;while(at<length&&bytes[at]>32&&bytes[at]<128)at+=1;return at}function skipBlanks(bytes,start4,length){
let at=start4;while(at<length&&(bytes[at]===32||bytes[at]===9))at+=1;return at}function isDigit(byte){return byte>=48&&byte<=
57}import{dirname}from"node:path";var goDefinitions={files:["*_test.go","go.mod","*/go.mod"],sign:"^func Benchmark|^module ",line:`^func (\\([^)]*\\) *)?[^(\
[:space:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,locator(matches){const modules=modulesOf(matches);
return makeLocator(matches,{read:read3,wanted:benchmark=>wantedOf2(benchmark,modules)})}};function read3(text){const name=/^func .*?([^\s()]+)$/.
exec(text)?.[1];if(name!==void 0)return{name:`func ${name}`,opens:true};const run=unquoted(text);return run===null?null:
{name:`run ${run.replaceAll(/\s/g,"_")}`}}function modulesOf(matches){return new Map(matches.flatMap(({file,text})=>{const path=/^module +"?([^\s"]+)/.
exec(text)?.[1];return path===void 0?[]:[[dirname(file),path]]}))}function wantedOf2({group,name},modules){const isIn=file=>group===
null||isOfPackage(dirname(file),group,modules);const[first="",...below2]=name.split("/");const withoutSuffix=text=>text.
replace(/-\d+$/,"");const functions2=[`func Benchmark${withoutSuffix(first)}`,`func ${withoutSuffix(first)}`];const rest=below2.
join("/");const runs=[rest,withoutSuffix(rest),...below2.slice(0,below2.length>1?1:0)];const within=functions2[0];return[
...rest===""?[]:runs.map(run=>({name:`run ${run}`,within,isIn})),...functions2.map(one=>({name:one,isIn}))]}function isOfPackage(folder,wanted2,modules){
for(let root=folder;;root=dirname(root)){const module=modules.get(root);if(module!==void 0){const below2=root==="."?folder:
folder.slice(root.length+1);return wanted2===(below2===""||folder===root?module:`${module}/${below2}`)}if(root===".")return endsWithPath(
wanted2,folder)}}var eventSchema2=object({Action:string2(),Package:string2().optional(),ImportPath:string2().optional(),Test:string2().optional(),
Output:string2().optional()});var EVENT=/^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;
function hasEvents(text){return text.includes("{")&&EVENT.test(text)}function linesOfEvents(path,text){const outputs=new Map;
const problems=[];for(const[index,line]of lines(text).entries()){if(line.trim()==="")continue;const event=parseEvent(line);
if(event===null){const message="this is no complete event of go test -json. The output breaks off or was mixed with othe\
r text.";problems.push({where:`${path}:${index+1}`,message,severity:"error"})}else add3(outputs,event,index+1)}for(const[
name,output]of outputs){finishLine(output,name);if(name===null||output.end==="pass"||output.end==="skip")continue;if(output.
end==="fail"&&output.lines.some(({text:text2})=>text2.startsWith("FAIL")))continue;const message=output.end==="fail"?`pa\
ckage "${cut(name)}" failed. Look at what its tests printed.`:`package "${cut(name)}" has no result. The run was stopped\
 or the output breaks off.`;problems.push({where:path,message,severity:"error"})}return{lines:[...outputs.values()].flatMap(
output=>output.lines),problems}}function parseEvent(line){if(!line.startsWith("{"))return{Action:"output",Output:`${line}\

`};try{return eventSchema2.safeParse(JSON.parse(line)).data??null}catch{return null}}function add3(outputs,event,number3){
const name=event.Package??null;const output=outputs.get(name)??{lines:[],rest:"",restNumber:number3,end:null};outputs.set(
name,output);if(event.Test===void 0){if(event.Action==="start")output.end=null;if(["pass","fail","skip"].includes(event.
Action))output.end=event.Action}if(event.Output===void 0)return;const[first="",...others]=lines(event.Output);if(output.
rest==="")output.restNumber=number3;output.rest+=first;for(const other of others){finishLine(output,name);output.rest=other;
output.restNumber=number3}}function finishLine(output,name){if(output.rest!=="")output.lines.push({text:output.rest,number:output.
restNumber,package:name});output.rest=""}var FORMATS=new Set(["go"]);function processorSuffixOf({schedule:{format},series}){const namesOn=side=>series.filter(one=>one[side].
values.length>0).map(({name})=>name);const onBase=namesOn("base");return FORMATS.has(format)?sharedSuffix(onBase.length>
0?onBase:namesOn("head")):""}function sharedSuffix(names){const suffix=/-\d+$/.exec(names[0]??"")?.[0]??"";return names.
every(name=>name.endsWith(suffix))?suffix:""}function withAndWithout(name,suffix){const isSuffixed=suffix!==""&&name.endsWith(
suffix);return isSuffixed?[name,name.slice(0,-suffix.length)]:[name]}function goFilter(benchmarks){const names=benchmarks.map(({name})=>name.split("/"));const depth=Math.min(...names.map(({
length})=>length));return Array.from({length:depth},(_,level)=>{const texts=names.map(levels=>levels[level]??"");return level===
0?`^Benchmark${anyOf(texts.map(functionName))}$`:`^${anyLevel([...new Set(texts)])}$`}).join("/")}function functionName(text){
const name=text.replace(/-\d+$/,"");return name==="Benchmark"?"(Benchmark)?":quoted2(name)}function anyLevel(texts){const suffix=sharedSuffix(
texts);if(suffix===""&&texts.length>1)return anyOf(texts.map(text=>anyLevel([text])));const stems=anyOf(texts.map(text=>quoted2(
text.slice(0,text.length-suffix.length))));return suffix===""?stems:`${stems}(${suffix})?`}function anyOf(patterns){const distinct=[
...new Set(patterns)];return distinct.length===1?distinct.join():`(${distinct.join("|")})`}function quoted2(text){return text.
replace(/[\\.+*?()|[\]{}^$]/g,"\\$&")}var DIGITS="\\d+(?:_\\d+)*";var HEX_DIGITS="[\\da-f]+(?:_[\\da-f]+)*";var DECIMAL=new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS}\
)?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,"i");var HEX=new RegExp(`^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?\
|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,"i");var INFINITE=/^([+-]?)inf(?:inity)?$/i;function parseGoFloat(text){if(/^nan$/i.
test(text))return Number.NaN;const infinite=INFINITE.exec(text);if(infinite!==null)return infinite[1]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY;const value=DECIMAL.test(text)?Number(text.replaceAll("_","")):hexFloat(text);if(value===null)return"\
invalid syntax";return Number.isFinite(value)?value:"value out of range"}function hexFloat(text){const match=HEX.exec(text);
if(match===null)return null;const[,sign,whole="",fraction="",onlyFraction="",power="0"]=match.map(part=>part?.replaceAll(
"_",""));const behind=fraction+onlyFraction;const value=scaled(BigInt(`0x${whole}${behind}`),Number(power)-4*behind.length);
return sign==="-"?-value:value}var MANTISSA_BITS=53;var LEAST_EXPONENT=-1074;function scaled(mantissa,exponent){const bits=mantissa.
toString(2).length;if(bits+exponent<LEAST_EXPONENT)return 0;const excess=Math.max(0,bits-MANTISSA_BITS,LEAST_EXPONENT-exponent);
const kept=excess===0?mantissa:shortened2(mantissa,BigInt(excess));const scale=exponent+excess;const half=Math.trunc(scale/
2);return Number(kept)*2**half*2**(scale-half)}function shortened2(mantissa,bits){const kept=mantissa>>bits;const lost=mantissa-
(kept<<bits);const half=1n<<bits-1n;return lost>half||lost===half&&kept%2n===1n?kept+1n:kept}var INT64_MAX=2n**63n-1n;var UINT64_MAX=2n**
64n-1n;var MISPLACED_UNDERSCORE=/(?:^|\D)_|_(?:\D|$)/;function parseIterations(text){const digits=/^[+-]?(\d+)/.exec(text)?.[1]??
"";if(!/^[+-]?\d+$/.test(text)){const isTooLarge=digits!==""&&BigInt(digits)>UINT64_MAX&&!MISPLACED_UNDERSCORE.test(text);
return isTooLarge?"value out of range":"invalid syntax"}const value=BigInt(text.replace("+",""));return value>INT64_MAX||
value<-INT64_MAX-1n?"value out of range":Number(value)}var PREFIX2="Benchmark";var OTHER={kind:"other"};var SPACES=new RegExp(`[${GO_SPACE}]+`);var NAME2=new RegExp(`^[^${GO_SPACE}\
]*`);var CONFIGURATION=new RegExp(`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`,"su");function parseGoLine(line){
if(line.startsWith(PREFIX2))return parseResult(line);if(line.startsWith("U")){const[word,unit,...settings]=fieldsOf(line);
if(word==="Unit")return unit===void 0?broken("missing unit"):{kind:"unit",unit,settings}}const match=CONFIGURATION.exec(
line);return match===null?OTHER:{kind:"configuration",key:match[1],value:match[2]??""}}var PACKAGE_ENDED=/^(?:ok|\?) *\t/;
function tornResult(line){const at=PACKAGE_ENDED.test(line)?-1:line.lastIndexOf(PREFIX2);if(at<=0)return null;const result=line.
slice(at);const read4=parseGoLine(result);const name=read4.kind==="result"?read4.name:/^(Benchmark\S*) *\t/.exec(result)?.[1];
return name===void 0?null:{name,before:line.slice(0,at).trim()}}function parseResult(line){const name=NAME2.exec(line)[0];
if(name===line)return OTHER;const[count,...rest]=fieldsOf(line.slice(name.length));if(count===void 0)return broken("miss\
ing iteration count");const iterations=parseIterations(count);if(typeof iterations==="string")return broken(`parsing ite\
ration count: ${iterations}`);if(rest.length===0)return broken("missing measurements");const measures=[];for(let index=0;index<
rest.length;index+=2){const value=parseGoFloat(rest[index]);if(typeof value==="string")return broken(`parsing measuremen\
t: ${value}`);const unit=rest[index+1];if(unit===void 0)return broken("missing units");measures.push({value,unit})}return{
kind:"result",name,iterations,measures}}function fieldsOf(text){return text.split(SPACES).filter(field=>field!=="")}function broken(message){
return{kind:"broken",message}}var COMPILED_PACKAGE=/^# (\S+)/;var COMPILER_ERROR=/^(?:vet: )?\S+\.go:\d+:\d+: \S/;var OUTCOME=/^\s*--- /;var LOGGED=/^\s+\S+\.go:\d+: \S/;
function makeGoReasons(){let logged=null;let isBelow2=false;let compiled=null;const compilerErrors=new Map;function end2(isOutcome){
isBelow2=isOutcome;logged=null}return{note(line){const isOutcome=OUTCOME.test(line);if(isOutcome||!/^\s/.test(line))end2(
isOutcome);else if(!isBelow2&&LOGGED.test(line))logged=line;const[,name]=COMPILED_PACKAGE.exec(line)??[];if(name!==void 0&&
!name.startsWith("["))compiled=name;if(compiled!==null&&!compilerErrors.has(compiled)&&COMPILER_ERROR.test(line))compilerErrors.
set(compiled,line)},pass:()=>end2(false),ofBenchmark(below2){const reason=LOGGED.test(below2)?below2:logged??below2;return/^\s+\S/.
test(reason)?reason.trim():""},ofPackage:name=>compilerErrors.get(name)??null}}function makeGoSeries(){const all=[];const units=new Map;const settings=new Map;const groups=new Map;let names=0;function numberOf4(group,name){
let numbers2=groups.get(group);if(numbers2===void 0){numbers2=new Map;groups.set(group,numbers2)}const known2=numbers2.get(
name);if(known2!==void 0)return known2;numbers2.set(name,names);return names++}return{get isEmpty(){return all.length===
0},add({group,name,unit},values,count){let own2=units.get(unit);if(own2===void 0){own2={base:tidyGo(unit).unit,byName:[]};
units.set(unit,own2)}const number3=numberOf4(group,name);const known2=own2.byName[number3];if(known2!==void 0){for(let index=0;index<
count;index+=1)known2.values.push(values[index]);return}const primary=own2.base==="sec/op";const first=values.slice(0,count);
const series={group,name,metric:unit,unit,better:null,values:first,primary};own2.byName[number3]=series;all.push(series)},
describe(unit,key,value){const base=tidyGo(unit).unit;const known2=settings.get(base)??new Map;settings.set(base,known2);
const present=known2.get(key)??value;known2.set(key,present);return present===value?null:present},all:()=>settings.size===
0?all:all.map(series=>withSettings(series,settings.get(units.get(series.unit).base)))}}function withSettings(series,settings){
if(settings===void 0)return series;const better=asBetter(settings.get("better"))??series.better;return{...series,better,
...settings.get("assume")==="exact"&&{deterministic:true}}}function asBetter(text){return text==="lower"||text==="higher"?
text:null}var go={id:"go",title:"go test -bench, as text or with -json",advice:`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-\
.}" -benchmem -count=1 ./...`,aliases:["go_bench"],recognises:text=>rootName(text)===null&&(SIGNS2.test(text)||hasEvents(
text)),parse:parse23,displayName:name=>name.replace(/^Benchmark(?=.)/,""),filter:goFilter,definitions:goDefinitions};var SIGNS2=/^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m;
var SKIPPED_OR_FAILED=/^\s*--- (SKIP|FAIL): (\S+)/;var CRASH2=/^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/;var PACKAGE_FAILED=/^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;
function parse23({path,text}){const problems=[];const reading={path,problems,series:makeGoSeries(),group:null,reasons:makeGoReasons(),
failed:false,end:null};if(hasEvents(text))readEvents2(reading,text);else{readGoText(text,{takeLine:(line,number3,next)=>readLine3(
reading,{text:line,number:number3},next),takeResults(name,units,{values,lines:lines2}){const{group,series,reasons}=reading;
reasons.pass();for(const[index,unit]of units.entries())series.add({group,name,unit},values[index],lines2)}})}finish(reading);
return{measurements:reading.series.all(),problems}}function readEvents2(reading,text){const{lines:lines2,problems}=linesOfEvents(
reading.path,text);for(const problem of problems)reading.problems.push(problem);let section=null;for(const[index,line]of lines2.
entries()){if(line.package!==section){section=line.package;reading.group=section;reading.failed=false}readLine3(reading,
line,()=>lines2[index+1]?.text??"")}}function readLine3(reading,line,next){if(line.text==="FAIL")reading.end=line.number;
const isOutcome=readOutcome(reading,line,next);reading.reasons.note(line.text);if(isOutcome)return null;const read4=parseGoLine(
line.text);if(read4.kind==="other"||read4.kind==="configuration")warnOfTornResult(reading,line);if(read4.kind==="configu\
ration"&&read4.key==="pkg")reading.group=read4.value===""?null:read4.value;else if(read4.kind==="broken")warn(reading,line.
number,read4.message);else if(read4.kind==="unit")readUnitSettings(reading,read4,line.number);else if(read4.kind==="resu\
lt"){addResult2(reading,read4,line.number);return read4.measures.map(({unit})=>unit)}return null}function readOutcome(reading,{
text,number:number3},next){const test=SKIPPED_OR_FAILED.exec(text);if(test!==null){const[,what,name=""]=test;if(what==="\
FAIL"){const reason=reading.reasons.ofBenchmark(next());fail5(reading,number3,`"${cut(name)}" failed${reason===""?"":`: ${cut(
reason)}`}.`)}else if(name.startsWith("Benchmark"))warn(reading,number3,`"${cut(name)}" was skipped.`);return true}const crash=CRASH2.
exec(text);if(crash!==null){const[,name,what=""]=crash;fail5(reading,number3,`${name===void 0?"":`"${cut(name)}": `}${cut(
what)}. What follows in its package is missing.`);return true}const failure2=PACKAGE_FAILED.exec(text);if(failure2!==null){
const[,name="",reason]=failure2;const details=[reason,reading.reasons.ofPackage(name)].flatMap(detail=>detail??[]);const message=[
`package "${cut(name)}" failed`,...details.map(cut)].join(": ");if(!reading.failed)fail5(reading,number3,`${message}.`);
reading.failed=false;return true}return false}function warnOfTornResult(reading,{text,number:number3}){const torn=tornResult(
text);if(torn===null)return;const message=`"${cut(torn.name)}" has a result that is not read, as "${cut(torn.before)}" s\
tands in front of it. End what the benchmark prints with a line feed.`;warn(reading,number3,message)}function addResult2(reading,{
name,measures},number3){const{group,series}=reading;for(const{value,unit}of measures){if(Number.isFinite(value))series.add(
{group,name,unit},[value],1);else warn(reading,number3,`"${cut(name)}" has no usable value, got "${value} ${cut(unit)}".`)}}
function readUnitSettings(reading,{unit,settings},number3){for(const setting of settings){const[,key,value]=/^([^=]+)=(.*)$/s.
exec(setting)??[];if(key===void 0||value===void 0){warn(reading,number3,"expected key=value");continue}const present=reading.
series.describe(unit,key,value);if(present!==null)warn(reading,number3,`metadata ${cut(key)} of unit ${cut(unit)} alread\
y set to ${cut(present)}`)}}function finish(reading){const{path,problems,series,end:end2}=reading;const isExplained=problems.
some(({severity})=>severity==="error");if(end2!==null&&!isExplained)fail5(reading,end2,"the run says FAIL and not why.");
if(!series.isEmpty||isExplained)return;const message="no benchmark has a result. Check the pattern after -bench.";problems.
push({where:path,message,severity:"error"})}function fail5(reading,number3,message){reading.failed=true;reading.problems.
push({where:`${reading.path}:${number3}`,message,severity:"error"})}function warn(reading,number3,message){reading.problems.
push({where:`${reading.path}:${number3}`,message,severity:"warning"})}var PRIMARY="real_time";var AGGREGATE_AT_THE_END=/^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s;var ALWAYS=["mean","median",
"stddev"];function measureRows(rows,problems){const resolved=withAggregates(rows);const repeated=new Set(resolved.filter(
({aggregate})=>aggregate==="none").map(({name})=>name));const series=makeSeriesList();for(const row of resolved){const isRepetition=row.
aggregate==="none";if(!isRepetition&&(row.aggregate!=="median"||repeated.has(row.name)))continue;if(row.failure===null){
for(const measurement of measured4(row,problems))series.add(measurement)}else{const message=`"${cut(row.name)}" ${row.failure.
replace(/\.?$/,".")}`;problems.push({where:row.where,message,severity:"warning"})}}return series.all()}function withAggregates(rows){
const names=new Set(rows.map(({name})=>name));const isFamily=name=>ALWAYS.every(other=>names.has(`${name}_${other}`));let family=null;
return rows.map(row=>{if(row.aggregate!==null)return row;const[,name="",aggregate=""]=AGGREGATE_AT_THE_END.exec(row.name)??
[];if(name!==""&&(names.has(name)||isFamily(name))){family=isFamily(name)?name:null;return{...row,name,aggregate}}const own2=family===
null||row.failure!==null?null:statisticOf(family,row.name);if(family!==null&&own2!==null&&!isFamily(row.name))return{...row,
name:family,aggregate:own2};family=null;return{...row,aggregate:"none"}})}function statisticOf(family,name){if(!name.startsWith(
`${family}_`))return null;const statistic=name.slice(family.length+1);return statistic===""||statistic.includes("/")?null:
statistic}function measured4({where,name,aggregate,values},problems){return values.flatMap(({metric,unit,value})=>{const primary=metric===
PRIMARY;if(value===void 0&&!primary)return[];if(typeof value!=="number"||!Number.isFinite(value)){const message=`"${cut(
name)}" has no usable ${metric}, got "${shown(value)}".`;problems.push({where,message,severity:primary?"error":"warning"});
return[]}const isAggregate=aggregate!=="none";const measurement={group:null,name,metric,unit,better:null,values:[value],
primary};return[{...measurement,...isAggregate&&{aggregate:true}}]})}var TABLE2=/^Benchmark +Time +CPU +Iterations\b/;var CSV=/^name,iterations,real_time,cpu_time,time_unit,/;function isGoogleText(text){
return/^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text)||new RegExp(CSV,"m").test(text)}var NUMBER5=String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`;
var RESULT8=new RegExp(String.raw`(?<=\S) +(${NUMBER5}) (ns|us|ms|s) +${NUMBER5} (?:ns|us|ms|s) +\d+(?: |$)`);var NO_RESULT2=/(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s;
var COMPLEXITY=/_(?:BigO|RMS) {2,}/;function readGoogleText({path,text},problems){let columns=null;return lines(text).flatMap(
(line,index)=>{const where=`${path}:${index+1}`;if(CSV.test(line)){if(columns===null)problems.push({where,message:ABOUT_CSV,
severity:"error"});columns=fieldsOf2(line);return[]}if(TABLE2.test(line)){if(!problems.some(({message})=>message===ABOUT_TABLE))
problems.push({where,message:ABOUT_TABLE,severity:"warning"});columns=null;return[]}return(columns===null?tableRow(line,
where):csvRow(columns,line,where))??[]})}var ABOUT_TABLE="the table of Google Benchmark is rounded to three digits. Run \
it with --benchmark_format=json.";var ABOUT_CSV="the CSV of Google Benchmark ends in the middle, without a word, where t\
he counters of two benchmarks differ. Run it with --benchmark_format=json.";function tableRow(line,where){const without2=line.
endsWith("'")?NO_RESULT2.exec(line):null;if(without2!==null){const[,what,why]=without2;const failure2=`${what==="SKIPPED"?
"was skipped":"failed"}: ${why}`;return{where,name:line.slice(0,without2.index),aggregate:null,failure:failure2,values:[]}}
const result=COMPLEXITY.test(line)?null:RESULT8.exec(line);if(result===null)return null;const[,time2="",unit=""]=result;
const values=[{metric:"real_time",unit,value:numberOf(time2)}];return{where,name:line.slice(0,result.index),aggregate:null,
failure:null,values}}function csvRow(columns,line,where){if(!line.startsWith('"'))return null;const fields=fieldsOf2(line);
const field=column=>fields[columns.indexOf(column)]??"";const why=field("error_message");const failed=field("error_occur\
red")==="true"?`failed: ${why}`:null;const failure2=failed??(why===""?null:`was skipped: ${why}`);if(failure2===null&&field(
"iterations")==="")return null;const time2={metric:"real_time",unit:field("time_unit"),value:numberOf(field("real_time"))};
return{where,name:field("name"),aggregate:null,failure:failure2,values:[time2]}}function numberOf(text){const value=text===
""?Number.NaN:Number(text);return Number.isFinite(value)?value:text}function fieldsOf2(line){return[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].
map(([,quoted3,plain=""])=>quoted3?.replaceAll('""','"')??plain)}var googleBenchmark={id:"google-benchmark",title:"Google Benchmark: --benchmark_format=json; its console table and CSV a\
s fallbacks",advice:'./bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',aliases:["googlecpp","c\
pp_google"],recognises:text=>isReport(text)||isGoogleText(text),parse:parse24,filter:benchmarks=>anyPattern(benchmarks.map(
({name})=>escapePattern(name))),definitions:googleBenchmarkDefinitions};function isReport(text){return hasKeys(text,"con\
text.num_cpus")||hasKeys(text,"context.library_build_type")}var reportSchema3=object({benchmarks:array(unknown(),"must b\
e a list of benchmarks")},'must be an object with "benchmarks"');var TEXT2="must be a text";var NUMBER_OR_WORD=union([number2(),
string2()],"must be a number").optional();var rowSchema=object({name:string2(TEXT2).min(1,"must not be empty"),run_name:string2(
TEXT2).optional(),run_type:string2(TEXT2).optional(),aggregate_name:string2(TEXT2).optional(),error_occurred:boolean2("m\
ust be true or false").optional(),error_message:string2(TEXT2).optional(),skipped:boolean2("must be true or false").optional(),
skip_message:string2(TEXT2).optional(),time_unit:_enum(["ns","us","ms","s"],'must be "ns", "us", "ms" or "s"').optional(),
real_time:NUMBER_OR_WORD,cpu_time:NUMBER_OR_WORD,bytes_per_second:NUMBER_OR_WORD,items_per_second:NUMBER_OR_WORD},'must \
be an object with "name"');function parse24(source){const problems=[];const rows=/^\s*[[{]/.test(source.text)?readReports(
source,problems):readGoogleText(source,problems);const measurements=measureRows(rows,problems);if(measurements.length===
0&&!problems.some(({severity})=>severity==="error")){const message="no benchmark has a result. Check --benchmark_filter.";
problems.push({where:source.path,message,severity:"error"})}return{measurements,problems}}function readReports(source,problems){
const rows=[];for(const{place,value}of readDocuments(source,problems,{bareNonFinite:true})){const report=parseValue(reportSchema3,
value,{place,problems});for(const[index,item]of report?.benchmarks.entries()??[]){const own2=below(place,"benchmarks",index);
const row=parseValue(rowSchema,item,{place:own2,problems});if(row!==null)rows.push(rowOf(row,placeName(own2)))}}return rows}
function rowOf(row,where){const unit=row.time_unit??"ns";const failure2=row.error_occurred?`failed: ${row.error_message??
"it does not say why"}`:null;const skipping=row.skipped?`was skipped: ${row.skip_message??"it does not say why"}`:null;const isAggregate=row.
run_type==="aggregate"||row.aggregate_name!==void 0;return{where,name:isAggregate?row.run_name??row.name:row.name,aggregate:isAggregate?
row.aggregate_name??"":row.run_type===void 0?null:"none",failure:failure2??skipping,values:[{metric:"real_time",unit,value:row.
real_time},{metric:"cpu_time",unit,value:row.cpu_time},{metric:"bytes_per_second",unit:"B/s",value:row.bytes_per_second},
{metric:"items_per_second",unit:"1/s",value:row.items_per_second}]}}var COUNT2=/^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/;var TOOL=/^ {2}=+ (\S+) =+/;var PART=/^ {2}## (\S+)/;var NAME3=/^\w+::\w/;
var DEFAULT_TOOLS=new Set(["CALLGRIND","CACHEGRIND"]);var PRIMARY2=new Set(["Instructions","Estimated Cycles"]);function hasCounts(text){
return/^ {2}(?:Instructions: +[^\s|]+\||=+ CALLGRIND =)/m.test(text)}function widthOfCounts(text){return/^ {2}Instructions: +[^\s|]+(?=\|)/m.
exec(text)?.[0].length??null}function parseCounts({path,text},{result,unended}){const problems=[];const series=makeSeriesList();
let name="";let tool="";let isPart=false;let start4=null;for(const[index,line]of lines(text).entries()){const where=`${path}\
:${index+1}`;const panic=panicProblem(line,where);if(panic!==null)problems.push(panic);if(line.startsWith(`${result}: `))
start4=null;if(NAME3.test(line)){[name,tool,isPart]=[line.trimEnd(),"",false];continue}[,tool=tool]=TOOL.exec(line)??[];
const[,part]=PART.exec(line)??[];if(part!==void 0)isPart=part!=="Total";const measurement=isPart?null:measured5(name,tool,
line);if(measurement===null)continue;start4??=where;if(measurement.values.every(Number.isFinite))series.add(measurement);else{
const message=`"${cut(name)}" has no usable ${measurement.metric}, got "${cut(line.trim())}".`;problems.push({where,message,
severity:"error"})}}if(start4!==null){const message=`the run that starts here has no end: there is no line "${result}" b\
ehind it.`;problems.push({where:start4,message,severity:unended})}if(series.all().length===0&&problems.length===0){const message="\
no benchmark has a result. Check the filter of cargo bench.";problems.push({where:path,message,severity:"error"})}return{
measurements:series.all(),problems}}function measured5(name,tool,line){const[,label="",count]=COUNT2.exec(line)??[];if(count===
void 0||name===""||count==="N/A"||/ Rate$/.test(label))return null;const metric=tool===""||DEFAULT_TOOLS.has(tool)?label:
`${tool} ${label}`;return{group:null,name,metric,unit:/\bbytes$/i.test(label)?"B":"count",better:"lower",values:[/^\d+(?:\.\d+)?$/.
test(count)?Number(count):Number.NaN],primary:PRIMARY2.has(metric),deterministic:true}}function commonPath(benchmarks){return commonStart(
benchmarks.map(({name})=>/^[\w:]*/.exec(name)[0]))}var gungraun={id:"gungraun",aliases:["rust_gungraun","rust_gungraun_stdout"],title:"cargo bench with Gungraun: what it p\
rints",advice:`cargo bench --bench NAME -- "\${BENCH_REFEREE_FILTER:-*}"`,recognises:isGungraun,parse:source=>parseCounts(
source,{result:"Gungraun result",unended:"error"}),filter:benchmarks=>`${commonPath(benchmarks)}*`,definitions:gungraunDefinitions};
var WIDE=50;function isGungraun(text){if(!hasCounts(text)||/^Iai-Callgrind result: /m.test(text))return false;return/^Gungraun result: /m.
test(text)||(widthOfCounts(text)??0)>WIDE}var hyperfine={id:"hyperfine",aliases:["shell_hyperfine","shell"],title:"hyperfine: the file of --export-json",advice:"h\
yperfine -N --warmup 1 --runs 3 --export-json results.json COMMAND\u2026",recognises:text=>hasKeys(text,"results[].comma\
nd"),parse:parse25};var LIST3="must be a list of numbers";var numbers=numberList(LIST3);var resultSchema2=object({command:string2(
"must be a text"),times:numbers.nullish(),median:number2(NUMBER).nullish(),memory_usage_byte:numbers.nullish(),exit_codes:array(
number2(NUMBER).nullable(),LIST3).nullish()},'must be an object with "command"');var reportSchema4=object({results:array(
unknown(),"must be a list of results")},'must be an object with "results"');function parse25(source){const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems)){const report=parseValue(reportSchema4,value,{place,problems});if(report?.
results.length===0){const message="no command has a result. Look at what hyperfine printed.";problems.push({where:place.
where,message,severity:"error"})}const numbered=makeNumbering();for(const[index,item]of report?.results.entries()??[]){const own2=below(
place,"results",index);const name=numbered(textAt(item,"command"));const result=parseValue(resultSchema2,item,{place:own2,
problems});if(result===null)continue;problems.push(...doubts(name,result,placeName(own2)));addResult3(name,result,series)}}
return{measurements:series.all(),problems}}function addResult3(name,result,series){const common={group:null,name,better:null};
const{times,median,memory_usage_byte:memory}=result;const time2={...common,metric:"time",unit:"s",primary:true};if(times?.
length)series.add({...time2,values:times});else if(median!=null)series.add({...time2,values:[median],aggregate:true});if(memory?.
length)series.add({...common,metric:"memory_usage_byte",unit:"B",values:memory,primary:false})}function doubts(name,{times,
median,exit_codes:codes},where){const found=[];const failed=codes?.filter(code=>code!==0)??[];if(failed.length>0){const kinds=[
...new Set(failed)].map(code=>code??"a signal").join(", ");const message=`"${cut(name)}" failed in ${failed.length} of ${codes.
length} runs, with ${kinds}.`;found.push({where,message,severity:"warning"})}if(!times?.length&&median==null){const message=`\
"${cut(name)}" has no result.`;found.push({where,message,severity:"error"})}if(times?.some(time2=>time2<=0)){const message=`\
"${cut(name)}" has a run of 0 s: it took no longer than the shell that is subtracted. Run hyperfine with -N.`;found.push(
{where,message,severity:"error"})}return found}var iai={id:"iai",aliases:["rust_iai"],title:"cargo bench with iai: what it prints",advice:"cargo bench --bench NAME",recognises:text=>/^ {2}Instructions: +\d+(?: \(.*\))?$/m.
test(text),parse:parse26,definitions:iaiDefinitions};var METRICS2=["Instructions","L1 Accesses","L2 Accesses","RAM Acces\
ses","Estimated Cycles"];var COUNT3=new RegExp(String.raw`^ {2}(${METRICS2.join("|")}): +(\d+)(?: \(.*\))?$`);var NAME4=/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u;
var PRIMARY3=new Set(["Instructions","Estimated Cycles"]);var NEGATIVE=2**63;function parse26({path,text}){const problems=[];
const series=makeSeriesList();let open2=null;for(const[index,line]of lines(text).entries()){const where=`${path}:${index+
1}`;const panic=panicProblem(line,where);if(panic!==null)problems.push(panic);if(NAME4.test(line)){if(open2!==null)problems.
push(unfinished(open2));open2={name:line,where,counts:new Map}}const[,metric,number3]=COUNT3.exec(line)??[];if(open2===null||
metric===void 0)continue;open2.counts.set(metric,Number(number3));if(open2.counts.size<METRICS2.length)continue;for(const one of measured6(
open2,problems))series.add(one);open2=null}if(open2!==null)problems.push(unfinished(open2));if(series.all().length===0&&
problems.length===0){const message="no benchmark has a result. Check that valgrind is there, without which iai measures \
nothing.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}function measured6({
name,where,counts},problems){return[...counts].flatMap(([metric,value])=>{if(value>=NEGATIVE){const message=`"${cut(name)}\
" has no usable ${metric}: iai subtracts what starting takes, which was more.`;problems.push({where,message,severity:"wa\
rning"});return[]}const primary=PRIMARY3.has(metric);const measured12={metric,unit:"count",better:"lower",values:[value]};
return[{group:null,name,...measured12,primary,deterministic:true}]})}function unfinished({name,where}){const message=`"${cut(
name)}" has not all of its counts. It failed, or the run was stopped.`;return{where,message,severity:"error"}}var iaiCallgrind={id:"iai-callgrind",aliases:["rust_iai_callgrind"],title:"cargo bench with Iai-Callgrind: what it print\
s",advice:'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',recognises:text=>hasCounts(text)&&!isGungraun(text),parse:source=>parseCounts(
source,{result:"Iai-Callgrind result",unended:"warning"}),filter:benchmarks=>commonPath(benchmarks)||":",definitions:gungraunDefinitions};var jmh={id:"jmh",title:"JMH: the file of -rf json",advice:'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -foe true\
 -rf json -rff results.json "$BENCH_REFEREE_FILTER"',aliases:["java_jmh","java"],recognises:text=>/^\s*\[\s*\{/.test(text)&&
/"benchmark"\s*:/.test(text)&&/"primaryMetric"\s*:\s*\{/.test(text),parse:parse27,filter:benchmarks=>anyPattern(benchmarks.
map(({name})=>escapePattern(name.slice(0,`${name} [`.indexOf(" ["))))),definitions:jmhDefinitions};var LIST4="must be a \
list with a list for each fork";var metricSchema=object({scoreUnit:string2('must be a text such as "ns/op"'),rawData:array(
array(unknown(),LIST4),LIST4).optional(),rawDataHistogram:array(array(array(tuple([number2(NUMBER),number2(NUMBER)],LIST4),
LIST4),LIST4),LIST4).optional()},'must be an object with "scoreUnit" and "rawData"');var resultSchema3=object({benchmark:string2(
"must be a text").min(1,"must not be empty"),mode:string2('must be a text such as "avgt"'),params:record(string2(),unknown()).
nullish(),primaryMetric:metricSchema,secondaryMetrics:record(string2(),unknown()).nullish()},'must be an object with "be\
nchmark"');function parse27(source){const problems=[];const series=makeSeriesList();const listSchema3=array(unknown(),"m\
ust be a list of benchmarks");for(const{place,value}of readDocuments(source,problems)){const list=parseValue(listSchema3,
value,{place,problems});if(list?.length===0){const message="no benchmark has a result. Check the pattern after benchmark\
s.jar, and whether all failed.";problems.push({where:place.where,message,severity:"error"})}for(const[index,item]of list?.
entries()??[]){const own2=below(place,index);const result=parseValue(resultSchema3,item,{place:own2,problems});if(result!==
null)readResult3(result,{place:own2,problems,series})}}return{measurements:series.all(),problems}}function readResult3(result,reading){
const{primaryMetric,mode}=result;const primary={...reading,place:below(reading.place,"primaryMetric")};addMetric(primary,
result,{metric:mode,read:primaryMetric,primary:true});for(const[label,value]of Object.entries(result.secondaryMetrics??{})){
const{data}=metricSchema.safeParse(value);if(data===void 0||!isWorthReading(label,data,primaryMetric))continue;const secondary={
...reading,place:below(reading.place,"secondaryMetrics",label)};const metric=`${mode}:${label.replace(/^·/,"")}`;addMetric(
secondary,result,{metric,read:data,primary:false})}}var COUNTED_PER_OPERATION=new Set(["B/op","#/op"]);var PERCENTILE=/(?:^|[:·])p\d\.\d+$/;
function isWorthReading(label,{scoreUnit},primary){if(COUNTED_PER_OPERATION.has(scoreUnit))return true;return scoreUnit===
primary.scoreUnit&&!PERCENTILE.test(label)}function addMetric({place,problems,series},result,{metric,read:read4,primary}){
const name=nameOf3(result);const raw=read4.rawDataHistogram?.flat().map(weightedMean)??read4.rawData?.flat()??[];const{unit,
factor,better}=perOperation(read4.scoreUnit,result.mode);const isUsable=value=>typeof value==="number"&&Number.isFinite(
value*factor);const values=raw.filter(isUsable);if(values.length<raw.length){const got=shown(raw.find(value=>!isUsable(value)));
const message=`"${cut(name)}" has an iteration without a usable value, got "${got}".`;problems.push({where:placeName(place),
message,severity:primary?"error":"warning"})}else if(values.length===0&&primary){const message=`"${cut(name)}" has no va\
lues in "rawData". Check that it has iterations to measure.`;problems.push({where:placeName(place),message,severity:"err\
or"})}if(values.length===0)return;const scaled2=values.map(value=>value*factor);series.add({group:null,name,metric,unit,
better,values:scaled2,primary})}function nameOf3({benchmark,params}){const pairs=Object.entries(params??{}).map(([key,value])=>`${key}\
=${shown(value)}`);return pairs.length===0?benchmark:`${benchmark} [${pairs.join(", ")}]`}function weightedMean(histogram){
let sum=0;let total=0;for(const[value,count]of histogram){sum+=value*count;total+=count}return sum/total}function perOperation(scoreUnit,mode){
const[,above="",under=""]=/^(.*)\/(.*)$/s.exec(scoreUnit)??[];const time2=unitWord(under==="op"?above:under);if(time2?.base===
"sec"&&under==="op")return{unit:"sec/op",factor:time2.factor,better:"lower"};if(time2?.base==="sec"&&above==="ops")return{
unit:"1/s",factor:1/time2.factor,better:"higher"};if(COUNTED_PER_OPERATION.has(scoreUnit))return{unit:scoreUnit,factor:1,
better:"lower"};return{unit:scoreUnit,factor:1,better:mode==="thrpt"?"higher":null}}var juliaDefinitions={files:["*.jl"],sign:"@benchmarkable|BenchmarkGroup",line:`(\\[ *${QUOTED} *\\])+ *=`,locator:matches=>makeLocator(
matches,{read:text=>({name:[...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key])=>unquoted(key)).join("/")}),wanted({name}){
const parts=name.split("/");return parts.map((_,index)=>({name:parts.slice(0,index+1).join("/")})).toReversed()}})};var julia={id:"julia",title:"BenchmarkTools.jl: what BenchmarkTools.save writes",advice:'a script that ends with Benchma\
rkTools.save("results.json", run(suite))',recognises:text=>/^\s*\[\s*\{/.test(text)&&/"BenchmarkTools"\s*:/.test(text.slice(
0,LOOKED_AT4)),parse:parse28,definitions:juliaDefinitions};var LOOKED_AT4=2e3;var PAIR="must be a list of a type and its\
 fields";var fileSchema=tuple([unknown(),array(unknown(),"must be a list")],"must be a list of two");var valueSchema=tuple(
[string2(PAIR),unknown()],PAIR);var groupSchema2=object({data:record(string2(),unknown(),"must be an object")});var resultSchema4=object(
{times:array(number2(NUMBER),"must be a list of numbers").min(1,"must not be empty").optional(),time:number2(NUMBER).optional(),
memory:number2(NUMBER).optional(),allocs:number2(NUMBER).optional()},'must be an object with "times" or "time"');function parse28(source){
const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(source,problems)){const[,saved]=parseValue(
fileSchema,value,{place,problems})??[null,[]];for(const[index,item]of saved.entries())readValue({names:[],item,place:below(
place,1,index)},{problems,series})}if(series.all().length===0&&problems.length===0){const message="no benchmark has a re\
sult. Save what run(suite) returns.";problems.push({where:source.path,message,severity:"error"})}return{measurements:series.
all(),problems}}function readValue({names,item,place},reading){const{problems}=reading;const pair=parseValue(valueSchema,
item,{place,problems});if(pair===null)return;const[type,fields]=pair;const own2=below(place,1);const kind=type.replace(/^BenchmarkTools\./,
"");if(kind==="BenchmarkGroup"){const group=parseValue(groupSchema2,fields,{place:own2,problems});for(const[name,inner]of Object.
entries(group?.data??{}))readValue({names:[...names,name],item:inner,place:below(own2,"data",name)},reading)}else if((kind===
"Trial"||kind==="TrialEstimate")&&names.length>0){addResult4({name:names.join("/"),fields,place:own2},reading)}else{const message=`\
must be a BenchmarkGroup with its results, got "${shown(type)}". Save what run(suite) returns.`;problems.push({where:placeName(
place),message,severity:"error"})}}function addResult4({name,fields,place},{problems,series}){const result=parseValue(resultSchema4,
fields,{place,problems});if(result===null)return;const{times,time:time2,memory,allocs}=result;const common={group:null,name,
better:null};if(times!==void 0){series.add({...common,metric:"time",unit:"ns",values:times,primary:true})}else if(time2!==
void 0){series.add({...common,metric:"time",unit:"ns",values:[time2],primary:true,aggregate:true})}else{const message=`"${cut(
name)}" has no time.`;problems.push({where:placeName(place),message,severity:"error"});return}if(memory!==void 0)series.
add({...common,metric:"memory",unit:"B",values:[memory],primary:false});if(allocs!==void 0)series.add({...common,metric:"\
allocs",unit:"count",values:[allocs],primary:false})}var junit={id:"junit",title:"JUnit XML, as test runners write it: the time of each test case",advice:"node --test --test\
-reporter=junit",recognises:text=>/^testsuites?$/.test(rootName(text)??""),parse:parse29};function parse29(source){const{
path}=source;const problems=[];const reading={path,problems,series:makeSeriesList(),open:[],numberings:new Map};const fault=readXml(
source,{open:element=>start3(reading,element),close:()=>close2(reading)});if(fault!==null)problems.push(fault);const measurements=reading.
series.all();if(measurements.length===0&&problems.length===0)fail6(reading,path,"no test case has a time. Check which te\
sts are run.");return{measurements,problems}}function start3(reading,element){const{open:open2,path}=reading;const{name:tag,
line,attributes}=element;if(open2.length===0)reading.numberings=new Map;const inner=open2.at(-1);open2.push({...element,
where:`${path}:${line}`,outcome:outcomeByState(attributes),failures:0});if(tag==="skipped"&&inner?.name==="testcase"&&inner.
outcome==="passed")inner.outcome="skipped";if(tag==="failure"||tag==="error")addFailure3(reading,attributes["message"]??
"")}function outcomeByState({status,result}){const isOne=pattern=>[status,result].some(state=>pattern.test(state??""));if(isOne(
/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i))return"failed";return isOne(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i)?
"skipped":"passed"}function addFailure3(reading,message){const{open:open2}=reading;const owner=open2.findLast(({name})=>OWNERS.
has(name))??open2.at(-1);const reason=message===""?"":`: ${cut(message)}`;fail6(reading,owner.where,`"${cut(owner.attributes["\
name"]??"")}" failed${reason}.`);for(const one of open2){one.outcome="failed";one.failures+=1}}var OWNERS=new Set(["test\
case","testsuite","testsuites"]);function close2(reading){const closed=reading.open.pop();if(closed.name==="testcase")addCase(
reading,closed);else if(OWNERS.has(closed.name))checkCounts2(reading,closed)}function checkCounts2(reading,suite){const{
attributes,failures,where}=suite;const told2=countOf2(attributes["failures"])+countOf2(attributes["errors"]);if(told2<=failures)
return;const name=cut(attributes["name"]??"");fail6(reading,where,`"${name}" counts ${told2} failures and errors, but ${failures}\
 are in it.`);for(const one of reading.open)one.failures+=told2-failures}function countOf2(written=""){return/^\d+$/.test(
written)?Number(written):0}function addCase(reading,{where,attributes,outcome,failures}){const{open:open2,numberings,series}=reading;
const suite=open2.findLast(one=>one.name==="testsuite")?.attributes["name"];const group=attributes["classname"]||suite||
null;const numbered=numberings.get(group??"")??makeNumbering();numberings.set(group??"",numbered);const name=numbered(attributes["\
name"]??"");if(outcome==="failed"){if(failures===0){fail6(reading,where,`"${cut(name)}" failed.`);for(const one of open2)
one.failures+=1}return}if(outcome==="skipped"){reading.problems.push({where,message:`"${cut(name)}" was skipped.`,severity:"\
warning"});return}const written=attributes["time"]??"";if(TIME5.test(written)){const values=[Number(written.replaceAll("\
,",""))];series.add({group,name,metric:"time",unit:"s",better:"lower",values,primary:true})}else fail6(reading,where,`"${cut(
name)}" has no usable time, got "${cut(written)}".`)}var TIME5=/^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;
function fail6({problems},where,message){problems.push({where,message,severity:"error"})}var START4=/^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;function isPoints(text){
return START4.test(text)}var DURATIONS=["http_req_duration","iteration_duration"];function readPoints(source){const problems=[];
const points=DURATIONS.map(name2=>({name:name2,values:[]}));let answered=0;for(const{place,value}of readDocuments(source,
problems)){const line=typeof value==="object"&&value!==null?value:{};const metric=points.find(({name:name2})=>name2===line.
metric);if(line.type!=="Point"||metric===void 0)continue;const number3=line.data?.value;if(typeof number3!=="number"){const where=placeName(
below(place,"data","value"));problems.push({where,message:`must be a finite number, got "${shown(number3)}".`,severity:"\
error"});continue}metric.values.push(number3);if(line.data?.tags?.status!=="0")answered++}const found=points.find(({values:values2})=>values2.
length>0);const isError=problems.some(({severity})=>severity==="error");if(found===void 0){const message="no request was\
 timed. Check that the script ran.";if(!isError)problems.push({where:source.path,message,severity:"error"});return{measurements:[],
problems}}if(answered===0){const message="no request got a response. Check that the server answers.";problems.push({where:source.
path,message,severity:"error"});return{measurements:[],problems}}const series=makeSeriesList();const{name,values}=found;
series.add({group:null,name,metric:"points",unit:"ms",better:"lower",values,primary:true});return{measurements:series.all(),
problems}}var k6={id:"k6",title:"k6: the JSON of handleSummary, --summary-export or --out json",advice:"k6 run script.js, which wr\
ites summary.json in its handleSummary",recognises:text=>isPoints(text)||isSummary(text),parse:parse30};function isSummary(text){
return/^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.test(text)&&/"root_group"\s*:/.test(text)}var metricSchema2=looseObject(
{type:string2("must be a text").optional(),contains:string2("must be a text").optional(),values:record(string2(),unknown(),
"must be an object").optional(),thresholds:record(string2(),unknown(),"must be an object").optional()},"must be an objec\
t");var summarySchema=object({metrics:record(string2(),unknown(),"must be an object with a metric each")},'must be an ob\
ject with "metrics"');function parse30(source){if(isPoints(source.text))return readPoints(source);const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems)){const summary=parseValue(summarySchema,value,{place,problems});
if(summary===null)continue;const reading={problems,place:below(place,"metrics"),found:[]};readMetrics(reading,summary.metrics);
for(const measurement of reading.found)series.add(measurement)}return{measurements:series.all(),problems}}function readMetrics(reading,all){
const{problems,place,found}=reading;for(const[name,value]of Object.entries(all)){const own2=below(place,name);const metric=parseValue(
metricSchema2,value,{place:own2,problems});if(metric===null)continue;const values=metric.values??metric;const measurement=measured7(
name,metric,{values,leads:leads(all,name)});if(measurement!==null)found.push(measurement);else if(leads(all,name)){const message=`\
"${name}" has no usable value. Check "summaryTrendStats", and that any request was made.`;problems.push({where:placeName(
own2),message,severity:"error"})}for(const message of warningsOf(name,metric))problems.push({where:placeName(own2),message,
severity:"warning"})}if(failedShare(all)===1){found.length=0;const where=placeName(below(place,"http_req_failed"));problems.
push({where,message:"every request failed. Check that the server answers.",severity:"error"})}else if(found.length===0&&
!problems.some(({severity})=>severity==="error")){const message="no metric is a time or a rate of requests. Check what t\
he script does.";problems.push({where:placeName(place),message,severity:"error"})}}function leads(all,name){const hasRequests=Object.
hasOwn(all,"http_req_duration");return name===(hasRequests?"http_req_duration":"iteration_duration")||name===(hasRequests?
"http_reqs":"iterations")}var BUILT_IN_TIME=/^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/;
var RATES=new Set(["http_reqs","iterations"]);function measured7(name,{type,contains},{values,leads:primary}){const isTime2=type===
void 0?BUILT_IN_TIME.test(name):type==="trend"&&contains==="time";const common={group:null,name,primary};if(isTime2){const median=numberOf2(
values.med);if(median===null)return null;return{...common,metric:"med",unit:"ms",better:"lower",values:[median],aggregate:true}}
const rate=numberOf2(values.rate)??(type===void 0?numberOf2(values.value):null);if(rate===null)return null;if(name==="ht\
tp_req_failed")return{...common,metric:"rate",unit:"ratio",better:"lower",values:[rate]};if(!RATES.has(name))return null;
return{...common,metric:"rate",unit:"1/s",better:"higher",values:[rate],aggregate:true}}function numberOf2(value){const{
data}=number2(NUMBER).safeParse(value);return data??null}function failedShare(all){const{data}=metricSchema2.safeParse(all.
http_req_failed);const values=data?.values??data;return numberOf2(values?.rate)??numberOf2(values?.value)}function warningsOf(name,{
values,thresholds,...rest}){const crossed=Object.entries(thresholds??{}).flatMap(([condition,state])=>{const isCrossed=typeof state===
"boolean"?state:state?.ok===false;return isCrossed?[`the threshold "${condition}" of "${name}" is crossed.`]:[]});const share=name===
"http_req_failed"?failedShare({http_req_failed:{values:values??rest}}):null;if(share===null||share===0||share===1)return crossed;
return[...crossed,`${Math.round(share*1e3)/10} % of the requests failed, and may be faster than the others.`]}var lighthouse={id:"lighthouse",title:"Lighthouse: its JSON report, or the manifest.json of Lighthouse CI",advice:"npx l\
ighthouse http://127.0.0.1:8080/ --only-categories=performance --output=json --output-path=report.json",recognises:text=>isReport2(
text)||isManifest(text),parse:parse31,parseFiles:parseFiles3};function isReport2(text){return/^\s*\{/.test(text)&&/"lighthouseVersion"\s*:/.
test(text)&&/"audits"\s*:\s*\{/.test(text)}function isManifest(text){return/^\s*\[\s*\{/.test(text)&&/"isRepresentativeRun"\s*:/.
test(text)&&/"summary"\s*:/.test(text)}var AUDITS=[{id:"largest-contentful-paint",unit:"ms",primary:true},{id:"first-con\
tentful-paint",unit:"ms",primary:false},{id:"total-blocking-time",unit:"ms",primary:true},{id:"speed-index",unit:"ms",primary:false},
{id:"interactive",unit:"ms",primary:false},{id:"cumulative-layout-shift",unit:"score",primary:true},{id:"total-byte-weig\
ht",unit:"B",primary:false}];var TEXT3="must be a text";var SCORE=number2("must be a number from 0 to 1").nullish();var AUDIT=looseObject(
{scoreDisplayMode:string2(TEXT3).optional(),numericValue:number2(NUMBER).optional(),errorMessage:string2(TEXT3).optional()});
var reportSchema5=object({requestedUrl:string2(TEXT3).optional(),finalDisplayedUrl:string2(TEXT3).optional(),finalUrl:string2(
TEXT3).optional(),runtimeError:object({code:string2(TEXT3)},'must be an object with "code"').nullish(),runWarnings:array(
unknown(),"must be a list").default([]),audits:record(string2(),unknown(),"must be an object with the audits"),categories:object(
{performance:object({score:SCORE},'must be an object with "score"').optional()},"must be an object with the categories").
optional()},'must be an object with "audits"');var manifestSchema=array(object({url:string2(TEXT3).min(1,"must not be em\
pty"),summary:object({performance:SCORE},"must be an object with the scores")},'must be an object with "url" and "summar\
y"'),"must be a list with a run each");function parse31(source){const problems=[];const series=makeSeriesList();for(const{
place,value}of readDocuments(source,problems)){const reading={place,problems};const found=Array.isArray(value)?readManifest(
value,reading):readReport(value,reading);for(const measurement of found)series.add(measurement)}return{measurements:series.
all(),problems}}function parseFiles3(sources){const hasReport=sources.some(({text})=>isReport2(text));const parsed=sources.
filter(({text})=>!hasReport||!isManifest(text)).map(parse31);return{measurements:parsed.flatMap(({measurements})=>measurements),
problems:parsed.flatMap(({problems})=>problems)}}function readManifest(value,{place,problems}){const runs=parseValue(manifestSchema,
value,{place,problems})??[];const found=runs.flatMap(({url,summary})=>scoreOf(url,summary.performance));if(found.length<
runs.length||Array.isArray(value)&&value.length===0){const message="a run has no performance score. Check that its page \
loads.";problems.push({where:placeName(place),message,severity:"error"})}return found}function readReport(value,{place,problems}){
const report=parseValue(reportSchema5,value,{place,problems});if(report===null)return[];const name=report.requestedUrl??
report.finalDisplayedUrl??report.finalUrl??"";const fail8=(message,...keys)=>{problems.push({where:placeName(below(place,
...keys)),message,severity:"error"})};for(const warning of report.runWarnings){problems.push({where:placeName(below(place,
"runWarnings")),message:cut(String(warning)),severity:"warning"})}const{runtimeError}=report;if(runtimeError&&runtimeError.
code!=="NO_ERROR"){fail8(`the page "${name}" could not be measured: ${runtimeError.code}.`,"runtimeError");return[]}const performance=report.
categories?.performance;const found=[...scoreOf(name,performance?.score),...AUDITS.flatMap(audit=>readAudit(report,{name,
audit,fail:fail8}))];if(performance!==void 0&&performance.score==null){fail8(`the page "${name}" has no performance scor\
e.`,"categories","performance","score")}else if(found.length===0)fail8("no audit of the performance is in it. Check --on\
ly-categories.","audits");return found}function scoreOf(name,score){if(score==null)return[];return[measured8({name,metric:"\
performance",unit:"score",value:score,better:"higher",primary:true})]}function readAudit({audits},{name,audit,fail:fail8}){
const{id,unit,primary}=audit;if(!Object.hasOwn(audits,id))return[];const{data}=AUDIT.safeParse(audits[id]);if(data?.numericValue!==
void 0&&data.scoreDisplayMode!=="error"){return[measured8({name,metric:id,unit,value:data.numericValue,better:"lower",primary})]}
if(data?.scoreDisplayMode!=="notApplicable")fail8(`the audit has no value: ${cut(data?.errorMessage??"it does not say wh\
y")}.`,"audits",id);return[]}function measured8({value,...read4}){return{group:null,...read4,values:[value]}}function meanAlone(tool,where){const message=`this version of ${tool} writes no median, so that "time" is the mean. Upda\
te ${tool}.`;return{where,message,severity:"warning"}}var mitata={id:"mitata",title:'mitata: what run({ format: "json" }) prints, before version 1 run({ json: true })',advice:"\
node bench.mjs, which ends with await run({ format: { json: { samples: false } } })",recognises:text=>hasKeys(text,"layo\
ut","benchmarks")||isBefore1(text),parse:parse32,definitions:javascriptDefinitions};function isBefore1(text){return hasKeys(
text,"benchmarks[].group","benchmarks[].warmup")||hasKeys(text,"benchmarks","cpu")}var TEXT4="must be a text";var runSchema=object(
{name:string2(TEXT4),error:unknown().optional(),stats:unknown().optional()},'must be an object with "name"');var statsSchema=object(
{samples:numberList("must be a list of numbers").nullish(),p50:number2(NUMBER).nullish(),avg:number2(NUMBER).nullish()},
'must be an object with "p50"').nullish();var LIST5="must be a list";var reportSchema6=object({layout:array(object({name:union(
[string2(),literal(0)],TEXT4).nullish()},'must be an object with "name"'),LIST5).default([]),benchmarks:array(looseObject(
{group:union([int(),string2()],"must be a number or a name").nullish(),runs:array(unknown(),LIST5).optional()},'must be \
an object with "runs"'),LIST5)},'must be an object with "benchmarks"');function parse32(source){const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems)){const report=parseValue(reportSchema6,value,{place,problems});if(report===
null)continue;if(report.benchmarks.length===0){const message="no benchmark has a result. Check the filter that run() is \
given.";problems.push({where:place.where,message,severity:"error"})}const numberings=new Map;let means=0;for(const[index,
benchmark]of report.benchmarks.entries()){const group=groupOf(benchmark.group,report.layout);const numbered=numberings.get(
group)??makeNumbering();numberings.set(group,numbered);for(const[runIndex,item]of(benchmark.runs??[benchmark]).entries()){
const inList=below(place,"benchmarks",index);const own2=benchmark.runs===void 0?inList:below(inList,"runs",runIndex);const run=parseValue(
runSchema,item,{place:own2,problems});const name=run===null?"":numbered(run.name);const measured12=run&&measuredRun(run,
{place:own2,problems});if(measured12===null)continue;if(measured12.isMean)means++;series.add({group,name,...measured12.time})}}
if(means>0)problems.push(meanAlone("mitata",place.where))}return{measurements:series.all(),problems}}function groupOf(group,layout){
return(typeof group==="string"?group:layout[group??-1]?.name)||null}function measuredRun({name,error:error2,...run},{place,
problems}){const stats=parseValue(statsSchema,run.stats,{place:below(place,"stats"),problems});if(stats===null&&run.stats!=
null)return null;const samples=stats?.samples??[];const isMean=samples.length===0&&stats?.p50===void 0&&stats?.avg!=null;
const middle=isMean?stats.avg:stats?.p50;const values=samples.length>0?samples:middle==null?[]:[middle];if(error2!=null||
values.length===0){const why=error2==null?"it has no values":thrownMessage(error2);problems.push({where:placeName(place),
message:`"${name}" has no result: ${why}.`,severity:"error"});return null}const aggregate=samples.length===0;const time2={
metric:"time",unit:"ns",better:"lower",values,primary:true};return{time:{...time2,...aggregate&&{aggregate}},isMean}}var nanobench={id:"nanobench",title:"nanobench: what its template json renders",advice:"a program that ends with render(\
ankerl::nanobench::templates::json(), std::cout)",recognises:text=>hasKeys(text,"results[].title","results[].median(elap\
sed)"),parse:parse33,definitions:nanobenchDefinitions};var measurementSchema=object({elapsed:number2(NUMBER),instructions:number2(
NUMBER).optional(),branchmisses:number2(NUMBER).optional()},'must be an object with "elapsed"');var resultSchema5=object(
{title:string2("must be a text").optional(),name:string2("must be a text"),batch:number2(NUMBER).positive("must be more \
than 0").default(1),measurements:array(measurementSchema,"must be a list of measurements")},'must be an object with "nam\
e"');var reportSchema7=object({results:array(unknown(),"must be a list of results")},'must be an object with "results"');
var COUNTERS=["instructions","branchmisses"];function parse33(source){const problems=[];const series=makeSeriesList();for(const{
place,value}of readDocuments(source,problems)){const report=parseValue(reportSchema7,value,{place,problems});if(report?.
results.length===0){const message="no benchmark has a result.";problems.push({where:place.where,message,severity:"error"})}
const numbered=makeNumbering();for(const[index,item]of report?.results.entries()??[]){const own2=below(place,"results",index);
const name=numbered([textAt(item,"title"),textAt(item,"name")].filter(Boolean).join("/"));const result=parseValue(resultSchema5,
item,{place:own2,problems});if(result===null)continue;if(result.measurements.length>0)addResult5(name,result,series);else{
const message=`"${cut(name)}" has no measurements.`;problems.push({where:placeName(own2),message,severity:"error"})}}}return{
measurements:series.all(),problems}}function addResult5(name,{batch,measurements},series){const common={group:null,name,
better:null};const elapsed=measurements.map(measurement=>measurement.elapsed/batch);series.add({...common,metric:"time",
unit:"s",values:elapsed,primary:true});for(const metric of COUNTERS){const values=measurements.map(measurement=>(measurement[metric]??
0)/batch);if(values.some(value=>value!==0))series.add({...common,metric,unit:"count",values,primary:false})}}function answers({where,codes,errors}){const counts=Object.entries(codes);const good=counts.reduce((sum,[code,count])=>/^[23]\d\d$/.
test(code)?sum+count:sum,0);const all=counts.reduce((sum,[,count])=>sum+count,errors);if(good>0&&good===all)return{problem:null,
isUsable:true};const list=counts.map(([code,count])=>`${code}: ${count}`).join(", ")||"none";const isUsable=good>0;const what=isUsable?
`${all-good} of ${all} requests failed`:"no request was answered well";const message=`${what}, got the status codes "${list}\
". Check the server.`;return{problem:{where,message,severity:isUsable?"warning":"error"},isUsable}}var oha={id:"oha",title:"oha: what it prints with --output-format json",advice:"oha -n 20000 --no-tui --output-format js\
on URL",recognises:text=>hasKeys(text,"summary","statusCodeDistribution"),parse:parse34};var COUNTS="must be an object o\
f numbers";var countsSchema=record(string2(),number2(NUMBER),COUNTS);var reportSchema8=object({summary:object({requestsPerSec:number2(
NUMBER)}),latencyPercentiles:object({p50:number2(NUMBER).nullish(),p99:number2(NUMBER).nullish()}),statusCodeDistribution:countsSchema,
errorDistribution:countsSchema.default({})},'must be an object with "summary"');var DEADLINE="aborted due to deadline";function parse34(source){
const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(source,problems)){const report=parseValue(
reportSchema8,value,{place,problems});if(report===null)continue;const{summary,latencyPercentiles:latency}=report;const errors=Object.
entries(report.errorDistribution).filter(([reason])=>reason!==DEADLINE);const{problem,isUsable}=answers({where:place.where,
codes:report.statusCodeDistribution,errors:errors.reduce((sum,[,count])=>sum+count,0)});if(problem!==null)problems.push(
problem);if(!isUsable)continue;const common={group:null,name:NAME5,aggregate:true};const{requestsPerSec}=summary;series.
add({...common,metric:"requestsPerSec",unit:"1/s",better:"higher",values:[requestsPerSec],primary:true});for(const metric of[
"p50","p99"]){const time2=latency[metric];const primary=metric==="p50";if(time2!=null)series.add({...common,metric,unit:"\
s",better:"lower",values:[time2],primary})}}return{measurements:series.all(),problems}}var NAME5="oha";var perfStat={id:"perf-stat",title:"perf stat: what it writes with -j or -x,",advice:"perf stat -j -e task-clock,duratio\
n_time -o perf.json COMMAND",recognises:text=>JSON_ROW.test(text)||CSV_ROW.test(text),parse:parse35};var JSON_ROW=/^\{\s*"counter-value"\s*:\s*"/m;
var COUNT4=String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`;var EVENT2=String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`;
var CSV_ROW=new RegExp(String.raw`^(${COUNT4}),([A-Za-z]*),(${EVENT2}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`,"m");var PRIMARY4=new Set(
["duration_time","task-clock"]);var NAME6="perf stat";function parse35(source){const problems=[];const series=makeSeriesList();
const rows=JSON_ROW.test(source.text)?jsonRows(source,problems):csvRows(source);for(const row of rows)addRow(row,{problems,
series});if(series.all().length===0&&!problems.some(({severity})=>severity==="error")){const message="no event was count\
ed. Name some that the machine can count, such as -e duration_time.";problems.push({where:source.path,message,severity:"\
error"})}return{measurements:series.all(),problems}}var TEXT5="must be a text";var rowSchema2=object({"counter-value":string2(
TEXT5).optional(),unit:string2(TEXT5).default(""),event:string2(TEXT5).optional(),variance:unknown().optional(),"pcnt-ru\
nning":number2("must be a number").default(100),interval:_undefined3("must not be there: with -I a row is only a part of\
 the run").optional()},'must be an object with "counter-value"');function jsonRows({path,text},problems){const blank=found=>"\
 ".repeat(found.length);const plain=text.replaceAll(/^#.*$/gm,blank).replaceAll(/: -?(?:nan|inf)(?=\s*[,}])/g,": 0  ");return readDocuments(
{path,text:plain},problems).flatMap(({place,value})=>{const row=parseValue(rowSchema2,value,{place,problems});if(row===null)
return[];const{"counter-value":count,event,unit,variance,"pcnt-running":percent}=row;if(count===void 0||event===void 0)return[];
return[{where:place.where,event,unit,count,percent,mean:variance!==void 0}]})}function csvRows({path,text}){return lines(
text).flatMap((line,index)=>{const[,count,unit="",event="",deviation,percent]=CSV_ROW.exec(line)??[];if(count===void 0)return[];
const where=`${path}:${index+1}`;return[{where,event,unit,count,percent:Number(percent),mean:deviation!==void 0}]})}function addRow({
where,event,unit,count,percent,mean},{problems,series}){const value=/^\d/.test(count)?Number(count):Number.NaN;const doubt=message=>problems.
push({where,message,severity:"warning"});if(!Number.isFinite(value)){doubt(`"${cut(event)}" has no count, got "${cut(count)}\
". Leave it out of -e.`);return}if(percent<100)doubt(`"${cut(event)}" was counted for ${percent} % of the time only. Nam\
e fewer events with -e.`);series.add({group:null,name:NAME6,metric:event,unit:unit===""?"count":unit,better:null,values:[
value],primary:PRIMARY4.has(event),...mean&&{aggregate:true}})}var pyperf={id:"pyperf",title:"pyperf: the file of -o",advice:"python bench.py --processes 1 --values 3 --quiet -o resul\
ts.json",recognises:text=>hasKeys(text,"benchmarks","metadata.perf_version")||hasKeys(text,"benchmarks[].runs")&&VERSION.
test(text),parse:parse36,definitions:pyperfDefinitions};var VERSION=/"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/;var metadataSchema=object(
{name:string2("must be a text").optional(),unit:string2("must be a text").optional()}).default({});var benchmarkSchema4=object(
{metadata:metadataSchema,runs:array(object({values:numberList("must be a list of numbers").optional()}),"must be a list \
of runs")},'must be an object with "runs"');var suiteSchema=object({metadata:metadataSchema,benchmarks:array(unknown(),"\
must be a list of benchmarks")},'must be an object with "benchmarks"');var UNITS={second:{metric:"time",unit:"s"},byte:{
metric:"B",unit:"B"},integer:{metric:"count",unit:"count"}};function parse36(source){const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems,{bareNonFinite:true})){const suite=parseValue(suiteSchema,value,{
place,problems});if(suite?.benchmarks.length===0){const message="no benchmark has a result. Look at what pyperf printed.";
problems.push({where:place.where,message,severity:"error"})}for(const[index,item]of suite?.benchmarks.entries()??[]){const own2=below(
place,"benchmarks",index);readBenchmark2({item,place:own2,metadata:suite.metadata},{problems,series})}}return{measurements:series.
all(),problems}}function readBenchmark2({item,place,metadata},{problems,series}){const benchmark=parseValue(benchmarkSchema4,
item,{place,problems});if(benchmark===null)return;const{name,unit="second"}={...metadata,...benchmark.metadata};const values=benchmark.
runs.flatMap(run=>run.values??[]);const known2=UNITS[unit];const wrong=name===void 0?'the benchmark has no "name" in its\
 metadata.':known2===void 0?`"${name}" has a unit that pyperf does not have, got "${unit}".`:values.length===0?`"${name}\
" has no values. Its processes only calibrated.`:null;if(wrong!==null)problems.push({where:placeName(place),message:wrong,
severity:"error"});else series.add({group:null,name,...known2,better:null,values,primary:true})}var pytestBenchmark={id:"pytest-benchmark",title:"pytest with pytest-benchmark: the file of --benchmark-json",advice:'py\
test --benchmark-only --benchmark-json=results.json -k "$BENCH_REFEREE_FILTER"',aliases:["pytest","python_pytest"],recognises:text=>/^\s*\{/.
test(text)&&/"machine_info"\s*:/.test(text)&&/"commit_info"\s*:/.test(text),parse:parse37,filter:filter2,definitions:pytestDefinitions};
var reportSchema9=object({benchmarks:array(unknown(),"must be a list of benchmarks")},'must be an object with "benchmark\
s"');var TEXT6="must be a text";var benchmarkSchema5=object({group:string2(TEXT6).nullish(),fullname:string2(TEXT6).min(
1,"must not be empty"),stats:object({data:numberList("must be a list of numbers").optional(),median:number2(NUMBER).optional()},
'must be an object with "data"')});function parse37(source){const problems=[];const series=makeSeriesList();for(const{place,
value}of readDocuments(source,problems,{bareNonFinite:true})){const report=parseValue(reportSchema9,value,{place,problems});
if(report?.benchmarks.length===0){const message="no benchmark has a result. Check what pytest selects, and that it has n\
o --benchmark-skip.";problems.push({where:place.where,message,severity:"error"})}for(const[index,item]of report?.benchmarks.
entries()??[]){const own2=below(place,"benchmarks",index);const benchmark=parseValue(benchmarkSchema5,item,{place:own2,problems});
if(benchmark===null)continue;const{group=null,fullname,stats}=benchmark;const aggregate=stats.data===void 0;const values=stats.
data??(stats.median===void 0?[]:[stats.median]);if(values.length===0){const message=`"${fullname}" has no result. It fai\
led, or no round of it ended.`;problems.push({where:placeName(own2),message,severity:"error"})}else{const measured12={group,
name:fullname,metric:"time",unit:"s",better:null,values};series.add({...measured12,primary:true,...aggregate&&{aggregate}})}}}
return{measurements:series.all(),problems}}function filter2(benchmarks){const testsOf=new Map;for(const{name}of benchmarks){
const[file="",test=""]=split(name);testsOf.set(file,(testsOf.get(file)??new Set).add(test))}return either([...testsOf].map(
([file,tests])=>both(file,either([...tests]))))||EVERYTHING}var EVERYTHING=".";var WORD=/[\p{L}\p{Nd}_:+\-.[\]\\/]+/gu;var OPERATORS=new Set(
["and","or","not"]);function split(name){const[,file="",test=""]=/^(?:(.*?)::)?(.*)$/s.exec(name);const[,nodes="",parameter=""]=/^([^[]*)(.*)$/s.
exec(test);const[last2="",...classes]=nodes.split("::").reverse();const base=file.slice(file.lastIndexOf("/")+1);return[
words(base),[...classes.reverse().map(words),words(last2+parameter)].reduce(both,"")]}function words(text){return(text.match(
WORD)??[]).filter(word=>!OPERATORS.has(word)).join(" and ")}function both(left,right){return left===""||right===""?left+
right:`${left} and ${right}`}function either(alternatives){if(alternatives.includes(""))return"";if(alternatives.length<
2)return alternatives[0]??"";const middle=alternatives.length>>1;return`(${either(alternatives.slice(0,middle))} or ${either(
alternatives.slice(middle))})`}var OWN='or set "format" to "command", which measures the command itself';var TIME_REMEDY=`It does not say of which comm\
and. Use /usr/bin/time -v -o FILE, ${OWN}.`;var UNREAD=[{sign:/^\x1f\ufffd\x08/,what:"compressed by gzip",remedy:"Have i\
t written as it is; pyperf compresses where the name of its file ends in .gz."},{sign:/^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m,
what:"what the time of a shell or `time -p` prints",remedy:TIME_REMEDY},{sign:/^[\d.]+user [\d.]+system [\d:.]+elapsed /m,
what:"what GNU time prints without -v",remedy:TIME_REMEDY},{sign:/^ Performance counter stats for /m,what:"what `perf st\
at` prints for people",remedy:'Add -j, and name the file of -o as "output-file".'},{sign:/^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m,
what:"what `perf stat` prints between other signs than commas",remedy:"Use -j, or -x with a comma."},{sign:/^Benchmark (?:#?\d+: )?.*\n {2}Time \((?:mean|abs) /m,
what:"what hyperfine prints on a terminal",remedy:'Add --export-json FILE, and name that file as "output-file".'},{sign:/^-+ benchmark(?: '.*')?: \d+ tests -+$/m,
what:"the table of pytest-benchmark",remedy:'Add --benchmark-json=FILE, and name that file as "output-file".'},{sign:/^(?:\S.*: )?Mean \+- std dev: \d/m,
what:"what pyperf prints on a terminal",remedy:'Add -o FILE, and name that file as "output-file".'},{sign:/^(?:# JMH version: \d|Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units$|"Benchmark","Mode","Threads","Samples","Score",)/m,
what:"what JMH prints for people or as CSV, both without the iterations",remedy:'Add -rf json -rff FILE, and name that f\
ile as "output-file".'},{sign:/^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m,what:"what Criterion.rs prints with --quick \
and --output-format bencher, which has no names",remedy:"Leave out one of the two."},{sign:/"kind"\s*:\s*"(?:Library|Binary)Benchmark"/,
what:"the JSON of Gungraun or Iai-Callgrind",remedy:"Leave out --output-format=json: what they print is read."},{sign:/^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/,
what:"version 1 of the Bencher Metric Format",remedy:'Write version 0: {"BENCHMARK": {"MEASURE": {"value": NUMBER}}}.'},
{sign:/^Requests +\[total, rate(?:, throughput)?\] +\d/m,what:"what `vegeta report` prints for people",remedy:"Add -type\
=json."},{sign:/^Summary:\n +Success rate:\s|^request-start,DNS,DNS\+dialup,/m,what:"what oha prints for people or as CS\
V",remedy:"Add --no-tui --output-format json."},{sign:/^<p>\n? *This is ApacheBench, Version /m,what:"the HTML of Apache\
Bench",remedy:"Leave out -w."},{sign:/^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/,what:"a list of empty objects, as JS\
ON.stringify(bench.tasks) gives since version 6 of tinybench",remedy:"Write bench.tasks.map(({ name, result }) => ({ nam\
e, result }))."},{sign:/^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m,what:"what Ruby's Benchmark.measure gi\
ves, which has no label",remedy:"Use Benchmark.bm, and give every report a label."}];function unread(text){const found=UNREAD.
find(({sign})=>sign.test(text));return found===void 0?null:`the output is ${found.what}. ${found.remedy}`}var LOOKED_AT5=131072;function fitting(formats,text){const fits=looked2=>formats.filter(format=>format.recognises(looked2));
const looked=ends(text);const found=fits(looked);return found.length>0||looked.length===text.length?found:fits(text)}function ends(text){
if(text.length<=2*LOOKED_AT5)return text;const head=text.slice(0,LOOKED_AT5);const tail=text.slice(-LOOKED_AT5);return head.
slice(0,head.lastIndexOf("\n")+1||LOOKED_AT5)+tail.slice(tail.indexOf("\n")+1)}var LINES_LOOKED_AT=2e3;var START5=400;function evidence(format,text){
const lines2=text.slice(0,LOOKED_AT5).split("\n",LINES_LOOKED_AT);const telling=lines2.find(line=>line.trim()!==""&&format.
recognises(line));const start4=telling??text.slice(0,START5);return opening(start4.replaceAll(/\s+/g," ")).replaceAll('"',
"'")}function undecided(formats,{path,text},ids){const where=path;if(formats.length===0)return{where,message:unrecognised(
text,ids),severity:"error"};const all=formats.map(format=>`"${format.id}", by "${evidence(format,text)}"`).join(", and ");
return{where,message:`the output fits ${all}. Set "format" to one of them.`,severity:"error"}}function misfit(format,sources,formats){
const fits=format.fits??format.recognises;if(sources.some(({text})=>fits(text)))return null;for(const{path,text}of sources){
const others=fitting(formats,text);const[first]=others;const message=first===void 0?unread(text):null;if(message!==null)
return{where:path,message,severity:"error"};if(first===void 0)continue;const ids=others.map(({id})=>`"${id}"`).join(" or\
 ");const likeness=`this is no output for the format "${format.id}": by "${evidence(first,text)}" it looks like ${others.
map(({title})=>title).join(" or ")}`;return{where:path,message:`${likeness}. Set "format" to ${ids}, or to "auto".`,severity:"\
error"}}return null}function unrecognised(text,ids){if(text.trim()===""){return'the output is empty. Check that the comm\
and prints its results there, or name the file it writes as "output-file".'}const known2=unread(text);if(known2!==null)return known2;
const remedy=`Known are ${ids}; "command" measures the invocation itself.`;const{documents,failure:failure2}=/^\s*[[{]/.
test(text)?parseJsonText(text):{documents:[],failure:null};const[document]=documents;if(document!==void 0){return`the ou\
tput is JSON of a shape that no format has, with ${keysOf2(document.value)}. ${remedy}`}if(failure2!==null){const{line,column,
message}=failure2;return`the output begins like JSON, but at line ${line}, column ${column} ${message}. ${remedy}`}return`\
the output is text that no format recognises, beginning "${opening(text)}". ${remedy}`}function keysOf2(value){const object2=Array.
isArray(value)?value[0]:value;if(typeof object2!=="object"||object2===null||Object.keys(object2).length===0)return"no ke\
ys";return`the keys "${cut(Object.keys(object2).join(", "))}"`}var rubyBenchmark={id:"ruby-benchmark",title:"Ruby with Benchmark.bm or Benchmark.bmbm: what it prints",advice:"ruby ben\
ch.rb",aliases:["ruby_benchmark","ruby"],recognises:text=>/^ +user +system +total +real$/m.test(text),parse:parse38,definitions:rubyDefinitions};
var TIME6=String.raw`(\d+\.\d{6})`;var RESULT9=new RegExp(String.raw`^(.*?) *${TIME6} *${TIME6} *${TIME6} \( *${TIME6}\)$`);
var LONGEST_LINE2=4e3;var METRICS3=["user","system","total","real"];function parse38({path,text}){const problems=[];const series=makeSeriesList();
let isRehearsal=false;for(const[index,line]of lines(text).entries()){if(/^Rehearsal -+$/.test(line))isRehearsal=true;else if(/^-+ total: [\d.]+sec$/.
test(line))isRehearsal=false;const isTold=!isRehearsal&&line.length<LONGEST_LINE2;const[,name,...times]=isTold?RESULT9.exec(
line)??[]:[];if(name===void 0)continue;if(name.trim()===""){const message="a measurement without a label is left out. Gi\
ve every report a label.";problems.push({where:`${path}:${index+1}`,message,severity:"warning"});continue}for(const[at,metric]of METRICS3.
entries()){const time2={metric,unit:"s",better:"lower",values:[Number(times[at])]};series.add({group:null,name,...time2,
primary:metric==="real"})}}if(series.all().length===0){const message="no label has a result. Check that the script came \
to its end.";problems.push({where:path,message,severity:"error"})}return{measurements:series.all(),problems}}var sizeLimit={id:"size-limit",title:"size-limit: --json",advice:"npx size-limit --json",recognises:text=>isList(text)||
REFUSAL.test(text),parse:parse39};function isList(text){return hasKeys(text,"[].name","[].size")&&!hasKeys(text,"[].unit")}
var REFUSAL=/^\s*\{\s*"error"\s*:\s*"SizeLimitError: /;var checkSchema=object({name:string2("must be a text"),size:number2(
NUMBER),passed:boolean2("must be true or false").optional(),sizeLimit:number2(NUMBER).optional()},'must be an object wit\
h "name" and "size"');var refusalSchema=object({error:string2()});var listSchema2=array(unknown(),"must be a list of che\
cks");function parse39(source){const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(source,
problems)){const{data:refusal}=refusalSchema.safeParse(value);if(refusal!==void 0){const[first=""]=refusal.error.split("\
\n",1);const message=`size-limit says "${cut(first.replace(/^SizeLimitError: /,""))}".`;problems.push({where:place.where,
message,severity:"error"});continue}const list=parseValue(listSchema2,value,{place,problems});if(list?.length===0){const message="\
there is no check in it. Check the configuration of size-limit.";problems.push({where:place.where,message,severity:"erro\
r"})}for(const[index,item]of list?.entries()??[]){const own2=below(place,index);const check=parseValue(checkSchema,item,
{place:own2,problems});if(check===null)continue;const{name,size,passed,sizeLimit:sizeLimit2}=check;const where=placeName(
own2);if(name===""||size<=0){const message=`"${name}" has no size, got "${size}". Check that its files were built.`;problems.
push({where,message,severity:"error"});continue}if(passed===false){const limit=sizeLimit2===void 0?"limit of time":`limi\
t of ${sizeLimit2} bytes`;const message=`"${name}" is over its ${limit}.`;problems.push({where,message,severity:"warning"})}
const measured12={metric:"size",unit:"B",better:"lower",values:[size]};series.add({group:null,name,...measured12,primary:true,
deterministic:true})}}return{measurements:series.all(),problems}}var tap={id:"tap",title:"TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it",advice:"\
node --test --test-reporter=tap",recognises:text=>VERSION2.test(text),parse:parse40};var VERSION2=/^TAP version 1[34][ \t]*$/m;
var SUBTEST=/^( *)# Subtest(?:: (.*))?$/;var POINT=/^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s;var PLAN=/^1\.\.(\d+)(?:\s+#.*)?$/;
var SKIP_OR_TODO=/(?:^| )# *(skip|todo)\b/i;var TIME7=/(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i;function parse40({path,text}){
const problems=[];const reading={problems,series:makeSeriesList(),run:null,point:null,isInBlock:false};for(const[index,line]of lines(
text).entries()){const where=`${path}:${index+1}`;if(VERSION2.test(line))startRun2(reading,where);else if(reading.run!==
null&&!readBlock2(reading,line))readLine4(reading,reading.run,{line,where})}endRun(reading);const measurements=reading.series.
all();if(measurements.length===0&&problems.length===0)fail7(reading,path,"no test has a time. Use a reporter that prints\
 duration_ms or time=.");return{measurements,problems}}function startRun2(reading,where){endRun(reading);reading.run={where,
numbered:makeNumbering(),parents:[],planned:null,points:0}}function endRun(reading){const{run}=reading;addPoint(reading);
reading.isInBlock=false;reading.run=null;if(run===null||run.planned===run.points)return;const planned=run.planned===null?
"no plan":`a plan of ${run.planned}`;const message=`the run that starts here has ${planned}, and its tests are ${run.points}\
. Look at what stopped it.`;fail7(reading,run.where,message)}function readBlock2(reading,line){const{point}=reading;if(!reading.
isInBlock){reading.isInBlock=point!==null&&/^ +---$/.test(line);return reading.isInBlock}if(/^ +\.\.\.$/.test(line))reading.
isInBlock=false;const[,duration2]=/^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.exec(line)??[];if(point!==null&&duration2!==
void 0)point.time??={value:Number(duration2),unit:"ms"};if(point!==null&&/^ +type: (['"]?)suite\1$/.test(line))point.isSuite=
true;return true}function readLine4(reading,run,{line,where}){addPoint(reading);const[,indent,subtest=""]=SUBTEST.exec(line)??
[];if(indent!==void 0)run.parents.splice(indent.length/4,Infinity,unescaped(subtest));const[,planned]=PLAN.exec(line)??[];
if(planned!==void 0)run.planned=Number(planned);const bail=/^ *Bail out!(.*)$/i.exec(line);if(bail!==null)fail7(reading,
where,`the run was given up:${cut(bail[1]||" no reason")}.`);const found=POINT.exec(line);if(found===null)return;const{1:blanks="",
2:not,3:text=""}=found;const depth=blanks.length/4;if(depth===0)run.points+=1;const word=SKIP_OR_TODO.exec(text)?.[1]?.toLowerCase();
const[,value,unit=""]=TIME7.exec(text)??[];const own2=unescaped(text.replace(/(?:^| )# .*$/s,""));const name=run.numbered(
[...run.parents.slice(0,depth),own2].join(" > "));if((word??value)!==void 0&&text.endsWith("{"))run.parents.splice(depth,
Infinity,own2);if(word==="skip"){warn2(reading,where,`"${cut(name)}" was skipped.`);return}reading.point={name,where,outcome:not===
void 0?"ok":word==="todo"?"not ok, as planned":"not ok",time:value===void 0?null:{value:Number(value),unit:unit.toLowerCase()},
isSuite:false}}function unescaped(description){return description.replaceAll(/\\([\\#])/g,"$1")}function addPoint(reading){
const{point}=reading;reading.point=null;if(point===null)return;const{name,where,outcome,isSuite,time:time2}=point;if(outcome===
"not ok")fail7(reading,where,`"${cut(name)}" failed.`);else if(outcome==="not ok, as planned")warn2(reading,where,`"${cut(
name)}" failed, and is marked as TODO.`);else if(time2!==null&&!isSuite){const{value,unit}=time2;const values=[value];reading.
series.add({group:null,name,metric:"time",unit,better:"lower",values,primary:true})}}function fail7({problems},where,message){
problems.push({where,message,severity:"error"})}function warn2({problems},where,message){problems.push({where,message,severity:"\
warning"})}var HEADING=/^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m;function isTable(text){return HEADING.test(
text)}function readTable({path,text}){const problems=[];const series=makeSeriesList();let table=null;let means=0;for(const[
index,line]of lines(text).entries()){if(!line.startsWith("\u2502"))continue;if(HEADING.test(line)){table=tableOf(line);continue}
if(table===null)continue;const cells=cellsOf2(line,table.width);const cell=at=>cells[at]?.trim()??"";const name=table.numbered(
uninspected(cell(table.name)));const value=numberOf3(cell(table.median<0?table.mean:table.median));if(value===null){const error2=cell(
table.error);const why=error2===""?"it is without values":thrownMessage(uninspected(error2));const message=`"${cut(name)}\
" has no result: ${why}.`;problems.push({where:`${path}:${index+1}`,message,severity:"error"});continue}if(table.median<
0)means++;const time2={metric:"time",unit:"ns",better:"lower",values:[value]};series.add({group:null,name,...time2,primary:true,
aggregate:true})}if(means>0){const message='this table has no median, so that "time" is the mean. Print the tasks as JSO\
N, or update tinybench.';problems.push({where:path,message,severity:"warning"})}else if(series.all().length===0&&problems.
length===0){const message="there is no task in it. Check that the benchmarks were added and run.";problems.push({where:path,
message,severity:"error"})}return{measurements:series.all(),problems}}function tableOf(heading){const headings=piecesOf(
heading).map(piece=>piece.trim());const at=pattern=>headings.findIndex(one=>pattern.test(one));return{width:headings.length,
name:at(/^Task [Nn]ame$/),median:at(/^Latency med(?:ian)? \(ns\)$/),mean:at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),
error:at(/^Error$/),numbered:makeNumbering()}}function piecesOf(line){return line.trimEnd().replace(/^│/,"").replace(/│$/,
"").split("\u2502")}function cellsOf2(line,width2){const pieces=piecesOf(line);const cells=[];let surplus=pieces.length-
width2;for(let at=0;at<pieces.length;at++){const start4=at;const quote=pieces[at].trimStart().charAt(0);const isText=quote!==
""&&`'"\``.includes(quote);let rest=pieces[at].trimStart().slice(1);while(isText&&surplus>0&&at+1<pieces.length&&!rest.trimEnd().
endsWith(quote)){at++;surplus--;rest=pieces[at]}cells.push(pieces.slice(start4,at+1).join("\u2502"))}return cells}var ESCAPES3={
n:"\n",t:"	",r:"\r"};function uninspected(cell){const inner=/^(["'`])(.*)\1$/s.exec(cell)?.[2];if(inner===void 0)return cell;
return inner.replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g,(_,byte,unit,other)=>other===void 0?String.fromCharCode(
Number.parseInt(byte??unit,16)):ESCAPES3[other]??other)}function numberOf3(cell){const digits=/^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.
exec(cell)?.[1];return digits===void 0?null:Number(digits)}var tinybench={id:"tinybench",title:'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(bench.tab\
le()) prints',advice:"node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result \
})))",recognises:text=>isTable(text)||isOfTasks(text),parse:source=>isTable(source.text)?readTable(source):parse41(source),
definitions:javascriptDefinitions};var LISTS=["[]","tasks[]"];var SIGNS3=[...["latency","hz","error","state"].map(key=>[
`result.${key}`]),["runs","bench.warmupIterations"],["latency.rme"],["rme","totalTime"]];function isOfTasks(text){return LISTS.
some(list=>SIGNS3.some(keys=>hasKeys(text,...keys.map(key=>`${list}.${key}`))))}var SAMPLES=numberList("must be a list o\
f numbers").nullish();var latencySchema=object({samples:SAMPLES,p50:number2(NUMBER).nullish()},"must be an object");var resultSchema6=object(
{state:string2("must be a text").optional(),error:unknown().optional(),latency:latencySchema.nullish(),samples:SAMPLES,mean:number2(
NUMBER).nullish()},"must be an object");var taskSchema=looseObject({name:string2("must be a text"),result:unknown().optional()},
'must be an object with "name" and "result"');var TASKS=array(unknown(),"must be a list of tasks");var suiteSchema2=union(
[TASKS,object({tasks:TASKS})],'must be a list of tasks, or an object with "tasks"');function parse41(source){const problems=[];
const series=makeSeriesList();for(const{place,value}of readDocuments(source,problems)){const suite=parseValue(suiteSchema2,
value,{place,problems});if(suite===null)continue;const isList2=Array.isArray(suite);const tasks=isList2?suite:suite.tasks;
if(tasks.length===0){const message="there is no task in it. Check that the benchmarks were added and run.";problems.push(
{where:place.where,message,severity:"error"})}else if(tasks.every(isNameless)){const message=`no task has a name in it, \
as in JSON of "bench.results", and since version 6 of "bench.tasks". ${REMEDY2}`;problems.push({where:place.where,message,
severity:"error"});continue}const numbered=makeNumbering();for(const[index,item]of tasks.entries()){const own2=isList2?below(
place,index):below(place,"tasks",index);const task=parseValue(taskSchema,item,{place:own2,problems});if(task===null)continue;
const name=numbered(task.name);const isAround=task.result===void 0;const at=isAround?own2:below(own2,"result");const result=parseValue(
resultSchema6,isAround?task:task.result??{},{place:at,problems});const measurement=result&&measured9(name,result,{place:own2,
problems});if(measurement!==null)series.add(measurement)}}return{measurements:series.all(),problems}}var REMEDY2="Print \
bench.tasks.map(({ name, result }) => ({ name, result })).";function isNameless(task){return typeof task==="object"&&task!==
null&&!Object.hasOwn(task,"name")}function measured9(name,result,{place,problems}){const{state="completed",error:error2,
latency}=result;const samples=latency?.samples??result.samples??[];const middle=latency?.p50??(latency?null:result.mean)??
null;const values=samples.length>0?samples:middle===null?[]:[middle];if(state!=="completed"||error2!=null||values.length===
0){const why=error2==null?`it is ${values.length===0?"without values":state}`:thrownMessage(error2);problems.push({where:placeName(
place),message:`"${name}" has no result: ${why}.`,severity:"error"});return null}const aggregate=samples.length===0;const time2={
metric:"time",unit:"ms",better:"lower",values,primary:true};return{group:null,name,...time2,...aggregate&&{aggregate}}}var vegeta={id:"vegeta",title:"vegeta: vegeta report -type=json",advice:"vegeta attack -duration=10s -rate=500 -targets=\
targets.txt | vegeta report -type=json",recognises:text=>hasKeys(text,"latencies","status_codes","bytes_in"),parse:parse42};
var reportSchema10=object({latencies:object({"50th":number2(NUMBER),"99th":number2(NUMBER).optional()},'must be an objec\
t with "50th"'),throughput:number2(NUMBER),status_codes:record(string2(),number2(NUMBER),"must be an object of numbers").
nullable()},'must be an object with "latencies"');var NAME7="vegeta";function parse42(source){const problems=[];const series=makeSeriesList();
for(const{place,value}of readDocuments(source,problems)){const report=parseValue(reportSchema10,value,{place,problems});
if(report===null)continue;const{latencies,throughput}=report;const{problem,isUsable}=answers({where:place.where,codes:report.
status_codes??{},errors:0});if(problem!==null)problems.push(problem);if(!isUsable)continue;const common={group:null,name:NAME7,
aggregate:true};for(const metric of["50th","99th"]){const time2=latencies[metric];const primary=metric==="50th";if(time2!==
void 0)series.add({...common,metric,unit:"ns",better:"lower",values:[time2],primary})}series.add({...common,metric:"thro\
ughput",unit:"1/s",better:"higher",values:[throughput],primary:false})}return{measurements:series.all(),problems}}function isTestReport(text){return hasKeys(text,"testResults[].assertionResults[].benchmarks")}var SEPARATOR=" > ";var TEXT7="\
must be a text";var LIST6="must be a list";var taskSchema2=object({name:string2(TEXT7),fromStore:boolean2("must be true \
or false").optional(),latency:object({samples:numberList("must be a list of numbers").nullish(),p50:number2(NUMBER)},'mu\
st be an object with "p50"'),throughput:object({mean:number2(NUMBER)},'must be an object with "mean"').optional()},'must\
 be an object with "name" and "latency"');var testSchema2=object({ancestorTitles:array(string2(TEXT7),LIST6),title:string2(
TEXT7),status:string2(TEXT7),failureMessages:array(string2(TEXT7),LIST6).nullish(),benchmarks:array(object({tasks:array(
unknown(),LIST6)},"must be an object"),LIST6).default([])},'must be an object with "title" and "status"');var fileSchema2=object(
{name:string2(TEXT7),message:string2(TEXT7).nullish(),status:string2(TEXT7).optional(),assertionResults:array(unknown(),
LIST6)},'must be an object with "name" and "assertionResults"');var reportSchema11=object({testResults:array(fileSchema2,
LIST6),success:boolean2("must be true or false").optional()},'must be an object with "testResults"');var NOT_RUN=new Set(
["skipped","pending","todo","disabled"]);function readTests(value,{place,problems}){const report=parseValue(reportSchema11,
value,{place,problems});if(report===null)return[];const fail8=(at,message)=>problems.push({where:placeName(at),message,severity:"\
error"});const files=shortPaths(report.testResults.map(({name})=>name));const numberings=new Map;const found=[];const known2=problems.
length;for(const[index,{name:path,status,message,assertionResults}]of report.testResults.entries()){const file=files.get(
path);const inFile=below(place,"testResults",index);const before=problems.length;if(message)fail8(inFile,`"${cut(file)}"\
 did not run: ${thrownMessage(message)}.`);for(const[at,item]of assertionResults.entries()){const own2=below(inFile,"ass\
ertionResults",at);const test=parseValue(testSchema2,item,{place:own2,problems});if(test===null)continue;const group=[file,
...test.ancestorTitles,test.title].join(SEPARATOR);if(NOT_RUN.has(test.status))continue;if(test.status!=="passed"){fail8(
own2,`"${cut(group)}" has no result: ${thrownMessage(test.failureMessages?.[0]??"")}.`);continue}const numbered=numberings.
get(group)??makeNumbering();numberings.set(group,numbered);for(const[set,{tasks}]of test.benchmarks.entries()){for(const[
taskAt,task]of tasks.entries()){const inTask=below(own2,"benchmarks",set,"tasks",taskAt);const read4=parseValue(taskSchema2,
task,{place:inTask,problems});if(read4===null||read4.fromStore===true)continue;const name=numbered(read4.name);for(const one of measured10(
read4))found.push({group,name,...one})}}}if(status==="failed"&&problems.length===before)fail8(inFile,`"${cut(file)}" fai\
led, and no test of it says why. See what vitest printed.`)}if(report.success===false&&problems.length===known2)fail8(place,
"the run failed, and no test says why. See what vitest printed.");return found}function measured10({latency,throughput}){
const samples=latency.samples??[];const isAggregate=samples.length===0;const values=isAggregate?[latency.p50]:samples;const time2={
metric:"time",unit:"ms",better:null,values,primary:true};const rate=throughput&&{metric:"hz",unit:"1/s",better:null,values:[
throughput.mean]};return[{...time2,...isAggregate&&{aggregate:true}},...rate?[{...rate,primary:false,aggregate:true}]:[]]}
var DEEPEST2=8;function shortPaths(paths){const short=new Map;let left=[...new Set(paths)];for(let depth=1;left.length>0;depth++){
const tails=new Map(left.map(path=>[path,path.split(/[\\/]/).slice(-depth).join("/")]));const times=new Map;for(const tail of tails.
values())times.set(tail,(times.get(tail)??0)+1);for(const[path,tail]of tails)short.set(path,tail);left=depth<DEEPEST2?left.
filter(path=>times.get(tails.get(path))>1):[]}return short}var vitestBench={id:"vitest-bench",aliases:["js_vitest"],title:"vitest bench: the file of --outputJson, or of --reporter\
=json since version 5",advice:'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',recognises:text=>hasKeys(
text,"files[].groups")||NO_FILES.test(text)||isTestReport(text),parse:parse43,filter:benchmarks=>anyPattern(benchmarks.map(
testPattern)),definitions:vitestDefinitions};var NO_FILES=/^\s*\{\s*"files"\s*:\s*\[\s*\]/;var TEXT8="must be a text";var benchmarkSchema6=object(
{name:string2(TEXT8),median:number2(NUMBER).nullish(),mean:number2(NUMBER).nullish(),hz:number2(NUMBER).nullish()},'must\
 be an object with "name"');var LIST7="must be a list";var groupSchema3=object({fullName:string2(TEXT8),benchmarks:array(
unknown(),LIST7)});var reportSchema12=object({files:array(object({groups:array(groupSchema3,LIST7)}),LIST7)},'must be an\
 object with "files"');function parse43(source){const problems=[];const series=makeSeriesList();for(const{place,value}of readDocuments(
source,problems)){const known2=problems.length;const found=isReportOfTests(value)?readTests(value,{place,problems}):readFiles(
value,{place,problems});if(found.length===0&&problems.length===known2){const message="no benchmark has a result. Check w\
hich files and names vitest selects.";problems.push({where:place.where,message,severity:"error"})}for(const measurement of found)
series.add(measurement)}return{measurements:series.all(),problems}}function isReportOfTests(value){return typeof value===
"object"&&value!==null&&Object.hasOwn(value,"testResults")}function readFiles(value,{place,problems}){const report=parseValue(
reportSchema12,value,{place,problems});if(report===null)return[];const numbered=makeNumbering();const found=[];let means=0;
for(const[file,{groups}]of report.files.entries()){for(const[group,{fullName,benchmarks}]of groups.entries()){for(const[
index,item]of benchmarks.entries()){const own2=below(place,"files",file,"groups",group,"benchmarks",index);const benchmark=parseValue(
benchmarkSchema6,item,{place:own2,problems});if(benchmark===null)continue;const name=numbered(`${fullName}${SEPARATOR}${benchmark.
name}`);if(hasMeanAlone(benchmark))means++;for(const measurement of measured11(name,benchmark,{place:own2,problems}))found.
push(measurement)}}}if(means>0)problems.push(meanAlone("vitest",place.where));return found}function hasMeanAlone({median,
mean}){return median===void 0&&mean!=null}function measured11(name,benchmark,{place,problems}){const{hz}=benchmark;const middle=hasMeanAlone(
benchmark)?benchmark.mean:benchmark.median;if(middle==null){const message=`"${cut(name)}" has no result. It threw an err\
or, see what vitest printed.`;problems.push({where:placeName(place),message,severity:"error"});return[]}const common={group:null,
name,aggregate:true};const time2={...common,metric:"time",unit:"ms",better:null,values:[middle],primary:true};if(hz==null)
return[time2];return[time2,{...common,metric:"hz",unit:"1/s",better:null,values:[hz],primary:false}]}function testPattern({
group,name}){const[,full="",number3=""]=group===null?/^(.*?)(#\d+)?$/s.exec(name):["",group];const[,...parts]=full.split(
SEPARATOR);const pattern=(parts.length===0?[full]:parts).map(escapePattern).join("( >)? ");return number3===""?pattern:`${pattern}\
(${number3})?`}var wrk={id:"wrk",title:"wrk or wrk2: what it prints, with --latency the percentiles too",advice:"wrk -t 2 -c 4 -d 5s ht\
tp://127.0.0.1:8080/",recognises:text=>START6.test(text)||REFUSED.test(text),parse:parse44};var START6=/^Running \S+ test @ (\S.*)$/m;
var REFUSED=/^unable to connect to \S+ \S.*$/m;var BYTES2=new Map([...["B","KB","MB","GB","TB","PB"].entries()].map(([i,
word])=>[word,1024**i]));var SECONDS=new Map([["us",1e-6],["ms",.001],["s",1],["m",60],["h",3600]]);function parse44({path,
text}){const problems=[];const series=makeSeriesList();const finish2=run2=>{if(run2===null)return;const failure2=run2.failure??
emptinessOf(run2);if(failure2===null)for(const found of run2.found)series.add(found);else{const message=`"${run2.name}" \
failed: ${failure2}.`;problems.push({where:`${path}:${run2.line}`,message,severity:"error"})}};let run=null;for(const[index,
line]of lines(text).entries()){const where=`${path}:${index+1}`;const name=START6.exec(line)?.[1];if(name!==void 0){finish2(
run);run={name,line:index+1,found:[],requests:null,failure:null}}else if(REFUSED.test(line)){problems.push({where,message:`\
wrk gave up: ${cut(line)}.`,severity:"error"})}else if(run!==null)readLine5(run,line,message=>problems.push({where,message,
severity:"warning"}))}finish2(run);if(run===null&&problems.length===0){const message="this is not the output of wrk. Che\
ck that the command ran, and prints what wrk prints.";problems.push({where:path,message,severity:"error"})}return{measurements:series.
all(),problems}}function emptinessOf({requests,found}){if(requests===0)return"there was no response";const isWhole=["Lat\
ency avg","Requests/sec"].every(name=>found.some(({metric})=>metric===name));return requests!==null&&isWhole?null:"its r\
esults are not all there"}var SOCKET_ERRORS=/^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/;function readLine5(run,line,warn3){
const latency=/^ +Latency +([\d.]+)([a-z]+) +\S/.exec(line);const percentile=/^ +([\d.]+)% +([\d.]+)([a-z]+)$/.exec(line);
const rate=/^Requests\/sec: +([\d.]+)$/.exec(line)?.[1];const transfer=/^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/.exec(line);
const requests=/^ +(\d+) requests in /.exec(line)?.[1];const errors=/^ *Non-2xx or 3xx responses: (\d+)$/.exec(line)?.[1];
if(latency!==null)add4(run,"Latency avg",timeOf(latency[1],latency[2]));else if(percentile!==null){add4(run,`Latency p${Number(
percentile[1])}`,timeOf(percentile[2],percentile[3]))}else if(rate!==void 0)add4(run,"Requests/sec",{unit:"1/s",value:Number(
rate)});else if(transfer!==null){add4(run,"Transfer/sec",{unit:"B/s",value:Number(transfer[1])*BYTES2.get(transfer[2])})}else if(requests!==
void 0)run.requests=Number(requests);else if(errors!==void 0){warn3(`${errors} responses of "${run.name}" are errors, wh\
ich a server may send faster than a page.`)}else readSocketErrors(run,line,warn3)}function readSocketErrors(run,line,warn3){
const[,connect,read4,write,timeout]=(SOCKET_ERRORS.exec(line)??[]).map(Number);if(connect===void 0||read4===void 0||write===
void 0||timeout===void 0)return;if(connect+timeout>0)run.failure=`${connect} connections failed and ${timeout} requests \
timed out`;else warn3(`of "${run.name}" ${read4} reads and ${write} writes failed.`)}function timeOf(number3,unit){return{
unit:"sec",value:Number(number3)*(SECONDS.get(unit)??Number.NaN)}}var PRIMARY5=new Set(["Requests/sec","Latency avg"]);function add4({
name,found},metric,{unit,value}){if(!Number.isFinite(value))return;const better=unit==="sec"?"lower":"higher";const primary=PRIMARY5.
has(metric);found.push({group:null,name,metric,unit,better,values:[value],primary,aggregate:true})}var FORMATS2=[go,criterionText,criterionFiles,criterionBencher,cargoCriterion,libtestBench,divan,gungraun,iaiCallgrind,iai,
googleBenchmark,catch2,nanobench,jmh,benchmarkdotnet,pytestBenchmark,pyperf,asv,julia,vitestBench,tinybench,mitata,benchmarkjs,
cronometro,deno,consoleTime,dart,rubyBenchmark,benchmarkIps,benchmarkLuau,k6,autocannon,wrk,ab,lighthouse,sizeLimit,bundlesize,
esbuildMetafile,cbdrJson,gabCustom,gabCustomBigger,oha,vegeta,hyperfine,gnuTime,perfStat,junit,tap,bencherBmf,json,command];
var formatIds=FORMATS2.map(({id})=>id);var formatAliases=new Map([...["magic","cpp","js","python","rust"].map(name=>[name,
"auto"]),...FORMATS2.flatMap(({id,aliases=[]})=>aliases.map(alias=>[alias,id]))]);function findFormat(name){const wanted2=formatAliases.
get(name)??name;return FORMATS2.find(({id})=>id===wanted2)??null}function parseSource({path,text},idOrAuto){return parseClean(
{path,text:cleanText(text)},idOrAuto)}function parseClean(source,idOrAuto){const isNamed=!isAuto(idOrAuto);const format=isNamed?
wanted(idOrAuto):recognise(source.text,source.path);if("severity"in format)return{format:null,measurements:[],problems:[
format]};return told({format,isNamed},[source],format.parse(source))}function parseSources(sources,idOrAuto){const isNamed=!isAuto(
idOrAuto);const cleaned=sources.map(({path,text})=>({path,text:cleanText(text)}));const format=isNamed?wanted(idOrAuto):
formatOfAll(cleaned);if(format?.parseFiles!==void 0)return told({format,isNamed},cleaned,format.parseFiles(cleaned));if(format!==
null&&cleaned.length===1)return told({format,isNamed},cleaned,format.parse(cleaned[0]));const parsed=cleaned.map(source=>parseClean(
source,idOrAuto));const first=parsed.find(source=>source.format!==null);return{format:first?.format??null,...first?.evidence!==
void 0&&{evidence:first.evidence},measurements:parsed.flatMap(({measurements})=>measurements),problems:parsed.flatMap(({
problems})=>problems)}}function told({format,isNamed},sources,parsed){const{measurements,problems}=parsed;const isRead=measurements.
length>0&&!problems.some(({severity})=>severity==="error");const other=isNamed&&!isRead?misfit(format,sources,FORMATS2):
null;const read4=other===null?parsed:{...parsed,problems:[other]};const recognised=({text})=>sources.length===1||fitting(
[format],text).length>0;const fitted=isNamed?void 0:sources.find(recognised);return{format:format.id,...fitted!==void 0&&
{evidence:evidence(format,fitted.text)},...checkParsed(read4,sources)}}function formatOfAll(sources){const[format,...others]=new Set(
sources.flatMap(({text})=>fitting(FORMATS2,text)));return format===void 0||others.length>0?null:format}function isAuto(name){
return(formatAliases.get(name)??name)==="auto"}function wanted(id){const format=findFormat(id);if(format!==null)return format;
const remedy=`Write one of ${["auto",...formatIds].join(", ")}`;throw new UserError({where:"format",what:"there is no su\
ch format",got:id,remedy})}function recognise(text,path="output"){const fits=fitting(FORMATS2,text);const[first,...others]=fits;
if(first!==void 0&&others.length===0)return first;return undecided(fits,{path,text},formatIds.join(", "))}export{NEVER,string2 as string,number2 as number,int,boolean2 as boolean,unknown,ZodArray,array,ZodObject,strictObject,ZodRecord,
record,_enum,literal,ZodOptional,ZodPipe,SIDES,MAX_NAME_LENGTH,MEASURABLE,isMeasurable,GO_SPACE,tokens,unitWord,tidy,tidyGo,
processorSuffixOf,withAndWithout,BAD_BYTE,characterAt,sizeOf,charactersOf,encodeCharacter,isSpace,isGraphic,toBytes,fromBytes,
width,isBlank,metricUnit,parseGoFloat,parseIterations,decodeText,cleanText,cut,measureInvocation,FORMATS2 as FORMATS,formatIds,
formatAliases,findFormat,parseSource,parseSources};
