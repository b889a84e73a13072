var Bt=Object.create;var k=Object.defineProperty;var yt=Object.getOwnPropertyDescriptor;var $t=Object.getOwnPropertyNames;var Xt=Object.getPrototypeOf,Wt=Object.prototype.hasOwnProperty;var I=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}},Vt=(e,t)=>{for(var s in t)
k(e,s,{get:t[s],enumerable:!0})},nt=(e,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of $t(t))!Wt.call(
e,a)&&a!==s&&k(e,a,{get:()=>t[a],enumerable:!(i=yt(t,a))||i.enumerable});return e};var qt=(e,t,s)=>(s=e!=null?Bt(Xt(e)):{},nt(t||!e||!e.__esModule?k(s,"default",{value:e,enumerable:!0}):s,e)),Ut=e=>nt(k(
{},"__esModule",{value:!0}),e);var ot=I(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0});r.CHAR=`	
\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}`;r.S=` 	\r
`;r.NAME_START_CHAR=":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
r.NAME_CHAR="-"+r.NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040";r.CHAR_RE=new RegExp("^["+r.CHAR+"]$","u");r.S_RE=
new RegExp("^["+r.S+"]+$","u");r.NAME_START_CHAR_RE=new RegExp("^["+r.NAME_START_CHAR+"]$","u");r.NAME_CHAR_RE=new RegExp(
"^["+r.NAME_CHAR+"]$","u");r.NAME_RE=new RegExp("^["+r.NAME_START_CHAR+"]["+r.NAME_CHAR+"]*$","u");r.NMTOKEN_RE=new RegExp(
"^["+r.NAME_CHAR+"]+$","u");var X=9,W=10,V=13,q=32;r.S_LIST=[q,W,V,X];function Qt(e){return e>=q&&e<=55295||e===W||e===V||
e===X||e>=57344&&e<=65533||e>=65536&&e<=1114111}r.isChar=Qt;function Gt(e){return e===q||e===W||e===V||e===X}r.isS=Gt;function ht(e){
return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||
e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&
e<=65533||e>=65536&&e<=983039}r.isNameStartChar=ht;function jt(e){return ht(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=
768&&e<=879||e>=8255&&e<=8256}r.isNameChar=jt});var ft=I(h=>{"use strict";Object.defineProperty(h,"__esModule",{value:!0});h.CHAR="-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";
h.RESTRICTED_CHAR="-\b\v\f-\x7F-\x84\x86-\x9F";h.S=` 	\r
`;h.NAME_START_CHAR=":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
h.NAME_CHAR="-"+h.NAME_START_CHAR+".0-9\xB7\u0300-\u036F\u203F-\u2040";h.CHAR_RE=new RegExp("^["+h.CHAR+"]$","u");h.RESTRICTED_CHAR_RE=
new RegExp("^["+h.RESTRICTED_CHAR+"]$","u");h.S_RE=new RegExp("^["+h.S+"]+$","u");h.NAME_START_CHAR_RE=new RegExp("^["+h.
NAME_START_CHAR+"]$","u");h.NAME_CHAR_RE=new RegExp("^["+h.NAME_CHAR+"]$","u");h.NAME_RE=new RegExp("^["+h.NAME_START_CHAR+
"]["+h.NAME_CHAR+"]*$","u");h.NMTOKEN_RE=new RegExp("^["+h.NAME_CHAR+"]+$","u");var rt=9,lt=10,ct=13,ut=32;h.S_LIST=[ut,
lt,ct,rt];function Kt(e){return e>=1&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}h.isChar=Kt;function zt(e){return e>=
1&&e<=8||e===11||e===12||e>=14&&e<=31||e>=127&&e<=132||e>=134&&e<=159}h.isRestrictedChar=zt;function Zt(e){return e===9||
e===10||e===13||e>31&&e<127||e===133||e>159&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}h.isCharAndNotRestricted=
Zt;function Yt(e){return e===ut||e===lt||e===ct||e===rt}h.isS=Yt;function dt(e){return e>=65&&e<=90||e>=97&&e<=122||e===
58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&
e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}h.isNameStartChar=
dt;function Jt(e){return dt(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}h.isNameChar=Jt});var mt=I(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.NC_NAME_START_CHAR="A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\
-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";x.NC_NAME_CHAR="-"+x.NC_NAME_START_CHAR+
".0-9\xB7\u0300-\u036F\u203F-\u2040";x.NC_NAME_START_CHAR_RE=new RegExp("^["+x.NC_NAME_START_CHAR+"]$","u");x.NC_NAME_CHAR_RE=
new RegExp("^["+x.NC_NAME_CHAR+"]$","u");x.NC_NAME_RE=new RegExp("^["+x.NC_NAME_START_CHAR+"]["+x.NC_NAME_CHAR+"]*$","u");
function xt(e){return e>=65&&e<=90||e===95||e>=97&&e<=122||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||
e>=895&&e<=8191||e>=8204&&e<=8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&
e<=65533||e>=65536&&e<=983039}x.isNCNameStartChar=xt;function te(e){return xt(e)||e===45||e===46||e>=48&&e<=57||e===183||
e>=768&&e<=879||e>=8255&&e<=8256}x.isNCNameChar=te});var Pt=I(R=>{"use strict";Object.defineProperty(R,"__esModule",{value:!0});R.SaxesParser=R.EVENTS=void 0;var b=ot(),ee=ft(),
at=mt(),m=b.isS,se=b.isChar,w=b.isNameStartChar,Ct=b.isNameChar,wt=b.S_LIST,ie=b.NAME_RE,ae=ee.isChar,ne=at.isNCNameStartChar,
he=at.isNCNameChar,oe=at.NC_NAME_RE,$="http://www.w3.org/XML/1998/namespace",S="http://www.w3.org/2000/xmlns/",re={__proto__:null,
xml:$,xmlns:S},le={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},l=-1,p=-2,pt=0,ce=1,U=2,ue=3,A=4,de=5,fe=6,xe=7,
Q=8,me=9,Ce=10,pe=11,_e=12,f=13,P=14,G=15,Fe=16,j=17,Ee=18,ge=19,K=20,De=21,Ae=22,Te=23,_t=24,z=25,O=26,Ft=27,Ne=28,Se=29,
Et=30,Re=31,be=32,F=33,ve=34,Z=35,M=36,Y=37,we=38,gt=39,Dt=40,Me=41,At=42,Le=43,ke=44,J=9,C=10,tt=13,Tt=32,Nt=33,Mt=34,L=38,
Lt=39,H=45,B=47,Ie=59,_=60,T=61,c=62,u=63,kt=91,N=93,St=133,Rt=8232,y=e=>e===Mt||e===Lt,It=[Mt,Lt],Pe=[...It,kt,c],Oe=[...It,
_,N],He=[T,u,...wt],Be=[...wt,c,L,_];function st(e,t,s){switch(t){case"xml":s!==$&&e.fail(`xml prefix must be bound to ${$}\
.`);break;case"xmlns":s!==S&&e.fail(`xmlns prefix must be bound to ${S}.`);break;default:}switch(s){case S:e.fail(t===""?
`the default namespace may not be set to ${s}.`:`may not assign a prefix (even "xmlns") to the URI ${S}.`);break;case $:
switch(t){case"xml":break;case"":e.fail(`the default namespace may not be set to ${s}.`);break;default:e.fail("may not a\
ssign the xml namespace to another prefix.")}break;default:}}function ye(e,t){for(let s of Object.keys(t))st(e,s,t[s])}var $e=e=>oe.
test(e),Xe=e=>ie.test(e),E=0,bt=1,et=2;R.EVENTS=["xmldecl","text","processinginstruction","doctype","comment","opentagst\
art","attribute","opentag","closetag","cdata","error","end","ready"];var vt={xmldecl:"xmldeclHandler",text:"textHandler",
processinginstruction:"piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"openTagStartHandler",attribute:"\
attributeHandler",opentag:"openTagHandler",closetag:"closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"end\
Handler",ready:"readyHandler"},it=class{constructor(t){this.opt=t??{},this.fragmentOpt=!!this.opt.fragment;let s=this.xmlnsOpt=
!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=this.opt.fileName,s){this.nameStartCheck=ne,
this.nameCheck=he,this.isName=$e,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.
assign({__proto__:null},re);let i=this.opt.additionalNamespaces;i!=null&&(ye(this,i),Object.assign(this.ns,i))}else this.
nameStartCheck=w,this.nameCheck=Ct,this.isName=Xe,this.processAttribs=this.processAttribsPlain,this.pushAttrib=this.pushAttribPlain;
this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,
this.sDTDOpenWakaBang,this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,
this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,
this.sCDataEnding2,this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,this.sXMLDeclName,this.
sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,
this.sAttrib,this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,
this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],this._init()}get closed(){return this._closed}_init(){var t;
this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=[],this.tag=null,this.
topNS=null,this.chunk="",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=
E,this.attribList=[];let{fragmentOpt:s}=this;this.state=s?f:pt,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=this.
closedRoot=this.sawRoot=s,this.xmlDeclPossible=!s,this.xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:i}=this.
opt;if(i===void 0){if(this.opt.forceXMLVersion===!0)throw new Error("forceXMLVersion set but defaultXMLVersion is not se\
t");i="1.0"}this.setXMLVersion(i),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,
encoding:void 0,standalone:void 0},this.line=1,this.column=0,this.ENTITIES=Object.create(le),(t=this.readyHandler)===null||
t===void 0||t.call(this)}get position(){return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(t,s){
this[vt[t]]=s}off(t){this[vt[t]]=void 0}makeError(t){var s;let i=(s=this.fileName)!==null&&s!==void 0?s:"";return this.trackPosition&&
(i.length>0&&(i+=":"),i+=`${this.line}:${this.column}`),i.length>0&&(i+=": "),new Error(i+t)}fail(t){let s=this.makeError(
t),i=this.errorHandler;if(i===void 0)throw s;return i(s),this}write(t){if(this.closed)return this.fail("cannot write aft\
er close; assign an onready handler.");let s=!1;t===null?(s=!0,t=""):typeof t=="object"&&(t=t.toString()),this.carriedFromPrevious!==
void 0&&(t=`${this.carriedFromPrevious}${t}`,this.carriedFromPrevious=void 0);let i=t.length,a=t.charCodeAt(i-1);!s&&(a===
tt||a>=55296&&a<=56319)&&(this.carriedFromPrevious=t[i-1],i--,t=t.slice(0,i));let{stateTable:n}=this;for(this.chunk=t,this.
i=0;this.i<i;)n[this.state].call(this);return this.chunkPosition+=i,s?this.end():this}close(){return this.write(null)}getCode10(){
let{chunk:t,i:s}=this;if(this.prevI=s,this.i=s+1,s>=t.length)return l;let i=t.charCodeAt(s);if(this.column++,i<55296){if(i>=
Tt||i===J)return i;switch(i){case C:return this.line++,this.column=0,this.positionAtNewLine=this.position,C;case tt:return t.
charCodeAt(s+1)===C&&(this.i=s+2),this.line++,this.column=0,this.positionAtNewLine=this.position,p;default:return this.fail(
"disallowed character."),i}}if(i>56319)return i>=57344&&i<=65533||this.fail("disallowed character."),i;let a=65536+(i-55296)*
1024+(t.charCodeAt(s+1)-56320);return this.i=s+2,a>1114111&&this.fail("disallowed character."),a}getCode11(){let{chunk:t,
i:s}=this;if(this.prevI=s,this.i=s+1,s>=t.length)return l;let i=t.charCodeAt(s);if(this.column++,i<55296){if(i>31&&i<127||
i>159&&i!==Rt||i===J)return i;switch(i){case C:return this.line++,this.column=0,this.positionAtNewLine=this.position,C;case tt:{
let n=t.charCodeAt(s+1);(n===C||n===St)&&(this.i=s+2)}case St:case Rt:return this.line++,this.column=0,this.positionAtNewLine=
this.position,p;default:return this.fail("disallowed character."),i}}if(i>56319)return i>=57344&&i<=65533||this.fail("di\
sallowed character."),i;let a=65536+(i-55296)*1024+(t.charCodeAt(s+1)-56320);return this.i=s+2,a>1114111&&this.fail("dis\
allowed character."),a}getCodeNorm(){let t=this.getCode();return t===p?C:t}unget(){this.i=this.prevI,this.column--}captureTo(t){
let{i:s}=this,{chunk:i}=this;for(;;){let a=this.getCode(),n=a===p,o=n?C:a;if(o===l||t.includes(o))return this.text+=i.slice(
s,this.prevI),o;n&&(this.text+=`${i.slice(s,this.prevI)}
`,s=this.i)}}captureToChar(t){let{i:s}=this,{chunk:i}=this;for(;;){let a=this.getCode();switch(a){case p:this.text+=`${i.
slice(s,this.prevI)}
`,s=this.i,a=C;break;case l:return this.text+=i.slice(s),!1;default:}if(a===t)return this.text+=i.slice(s,this.prevI),!0}}captureNameChars(){
let{chunk:t,i:s}=this;for(;;){let i=this.getCode();if(i===l)return this.name+=t.slice(s),l;if(!Ct(i))return this.name+=t.
slice(s,this.prevI),i===p?C:i}}skipSpaces(){for(;;){let t=this.getCodeNorm();if(t===l||!m(t))return t}}setXMLVersion(t){
this.currentXMLVersion=t,t==="1.0"?(this.isChar=se,this.getCode=this.getCode10):(this.isChar=ae,this.getCode=this.getCode11)}sBegin(){
this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=ce}sBeginWhitespace(){let t=this.i,s=this.skipSpaces();
switch(this.prevI!==t&&(this.xmlDeclPossible=!1),s){case _:if(this.state=G,this.text.length!==0)throw new Error("no-empt\
y text at start");break;case l:break;default:this.unget(),this.state=f,this.xmlDeclPossible=!1}}sDoctype(){var t;let s=this.
captureTo(Pe);switch(s){case c:{(t=this.doctypeHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=
f,this.doctype=!0;break}case l:break;default:this.text+=String.fromCodePoint(s),s===kt?this.state=A:y(s)&&(this.state=ue,
this.q=s)}}sDoctypeQuote(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.q=null,this.state=
U)}sDTD(){let t=this.captureTo(Oe);t!==l&&(this.text+=String.fromCodePoint(t),t===N?this.state=U:t===_?this.state=fe:y(t)&&
(this.state=de,this.q=t))}sDTDQuoted(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.state=
A,this.q=null)}sDTDOpenWaka(){let t=this.getCodeNorm();switch(this.text+=String.fromCodePoint(t),t){case Nt:this.state=xe,
this.openWakaBang="";break;case u:this.state=pe;break;default:this.state=A}}sDTDOpenWakaBang(){let t=String.fromCodePoint(
this.getCodeNorm()),s=this.openWakaBang+=t;this.text+=t,s!=="-"&&(this.state=s==="--"?Q:A,this.openWakaBang="")}sDTDComment(){
this.captureToChar(H)&&(this.text+="-",this.state=me)}sDTDCommentEnding(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(
t),this.state=t===H?Ce:Q}sDTDCommentEnded(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),t===c?this.state=
A:(this.fail("malformed comment."),this.state=Q)}sDTDPI(){this.captureToChar(u)&&(this.text+="?",this.state=_e)}sDTDPIEnding(){
let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),t===c&&(this.state=A)}sText(){this.tags.length!==0?this.handleTextInRoot():
this.handleTextOutsideRoot()}sEntity(){let{i:t}=this,{chunk:s}=this;t:for(;;)switch(this.getCode()){case p:this.entity+=
`${s.slice(t,this.prevI)}
`,t=this.i;break;case Ie:{let{entityReturnState:i}=this,a=this.entity+s.slice(t,this.prevI);this.state=i;let n;a===""?(this.
fail("empty entity name."),n="&;"):(n=this.parseEntity(a),this.entity=""),(i!==f||this.textHandler!==void 0)&&(this.text+=
n);break t}case l:this.entity+=s.slice(t);break t;default:}}sOpenWaka(){let t=this.getCode();if(w(t))this.state=ve,this.
unget(),this.xmlDeclPossible=!1;else switch(t){case B:this.state=Le,this.xmlDeclPossible=!1;break;case Nt:this.state=Fe,
this.openWakaBang="",this.xmlDeclPossible=!1;break;case u:this.state=Te;break;default:this.fail("disallowed character in\
 tag name"),this.state=f,this.xmlDeclPossible=!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),
this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text data outside of root node\
."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root \
node."),this.reportedTextAfterRoot=!0),this.state=K,this.openWakaBang="";break;case"--":this.state=j,this.openWakaBang="";
break;case"DOCTYPE":this.state=U,(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declaration."),
this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail("incorrect syntax.")}}sComment(){this.captureToChar(
H)&&(this.state=Ee)}sCommentEnding(){var t;let s=this.getCodeNorm();s===H?(this.state=ge,(t=this.commentHandler)===null||
t===void 0||t.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(s)}`,this.state=j)}sCommentEnded(){
let t=this.getCodeNorm();t!==c?(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(t)}`,this.state=j):
this.state=f}sCData(){this.captureToChar(N)&&(this.state=De)}sCDataEnding(){let t=this.getCodeNorm();t===N?this.state=Ae:
(this.text+=`]${String.fromCodePoint(t)}`,this.state=K)}sCDataEnding2(){var t;let s=this.getCodeNorm();switch(s){case c:{
(t=this.cdataHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=f;break}case N:this.text+="]";break;default:
this.text+=`]]${String.fromCodePoint(s)}`,this.state=K}}sPIFirstChar(){let t=this.getCodeNorm();this.nameStartCheck(t)?(this.
piTarget+=String.fromCodePoint(t),this.state=_t):t===u||m(t)?(this.fail("processing instruction without a target."),this.
state=t===u?O:z):(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(
t),this.state=_t)}sPIRest(){let{chunk:t,i:s}=this;for(;;){let i=this.getCodeNorm();if(i===l){this.piTarget+=t.slice(s);return}
if(!this.nameCheck(i)){this.piTarget+=t.slice(s,this.prevI);let a=i===u;a||m(i)?this.piTarget==="xml"?(this.xmlDeclPossible||
this.fail("an XML declaration must be at the start of the document."),this.state=a?F:Ft):this.state=a?O:z:(this.fail("di\
sallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(i));break}}}sPIBody(){if(this.text.
length===0){let t=this.getCodeNorm();t===u?this.state=O:m(t)||(this.text=String.fromCodePoint(t))}else this.captureToChar(
u)&&(this.state=O)}sPIEnding(){var t;let s=this.getCodeNorm();if(s===c){let{piTarget:i}=this;i.toLowerCase()==="xml"&&this.
fail("the XML declaration must appear at the start of the document."),(t=this.piHandler)===null||t===void 0||t.call(this,
{target:i,body:this.text}),this.piTarget=this.text="",this.state=f}else s===u?this.text+="?":(this.text+=`?${String.fromCodePoint(
s)}`,this.state=z);this.xmlDeclPossible=!1}sXMLDeclNameStart(){let t=this.skipSpaces();if(t===u){this.state=F;return}t!==
l&&(this.state=Ne,this.name=String.fromCodePoint(t))}sXMLDeclName(){let t=this.captureTo(He);if(t===u){this.state=F,this.
name+=this.text,this.text="",this.fail("XML declaration is incomplete.");return}if(m(t)||t===T){if(this.name+=this.text,
this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("did not expect any more\
 name/value pairs.");break;case 1:this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`exp\
ected one of ${this.xmlDeclExpects.join(", ")}`)}this.state=t===T?Et:Se}}sXMLDeclEq(){let t=this.getCodeNorm();if(t===u){
this.state=F,this.fail("XML declaration is incomplete.");return}m(t)||(t!==T&&this.fail("value required."),this.state=Et)}sXMLDeclValueStart(){
let t=this.getCodeNorm();if(t===u){this.state=F,this.fail("XML declaration is incomplete.");return}m(t)||(y(t)?this.q=t:
(this.fail("value must be quoted."),this.q=Tt),this.state=Re)}sXMLDeclValue(){let t=this.captureTo([this.q,u]);if(t===u){
this.state=F,this.text="",this.fail("XML declaration is incomplete.");return}if(t===l)return;let s=this.text;switch(this.
text="",this.name){case"version":{this.xmlDeclExpects=["encoding","standalone"];let i=s;this.xmlDecl.version=i,/^1\.[0-9]+$/.
test(i)?this.opt.forceXMLVersion||this.setXMLVersion(i):this.fail("version number must match /^1\\.[0-9]+$/.");break}case"\
encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(s)||this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."),this.
xmlDeclExpects=["standalone"],this.xmlDecl.encoding=s;break;case"standalone":s!=="yes"&&s!=="no"&&this.fail('standalone \
value must match "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=s;break;default:}this.name="",this.state=
be}sXMLDeclSeparator(){let t=this.getCodeNorm();if(t===u){this.state=F;return}m(t)||(this.fail("whitespace required."),this.
unget()),this.state=Ft}sXMLDeclEnding(){var t;this.getCodeNorm()===c?(this.piTarget!=="xml"?this.fail("processing instru\
ctions are not allowed before root."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML dec\
laration must contain a version."),(t=this.xmldeclHandler)===null||t===void 0||t.call(this,this.xmlDecl),this.name="",this.
piTarget=this.text="",this.state=f):this.fail("The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=
!1}sOpenTag(){var t;let s=this.captureNameChars();if(s===l)return;let i=this.tag={name:this.name,attributes:Object.create(
null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=i.ns=Object.create(null)),(t=this.openTagStartHandler)===null||t===
void 0||t.call(this,i),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one roo\
t."),s){case c:this.openTag();break;case B:this.state=Z;break;default:m(s)||this.fail("disallowed character in tag name."),
this.state=M}}sOpenTagSlash(){this.getCode()===c?this.openSelfClosingTag():(this.fail("forward-slash in opening tag not \
followed by >."),this.state=M)}sAttrib(){let t=this.skipSpaces();t!==l&&(w(t)?(this.unget(),this.state=Y):t===c?this.openTag():
t===B?this.state=Z:this.fail("disallowed character in attribute name."))}sAttribName(){let t=this.captureNameChars();t===
T?this.state=gt:m(t)?this.state=we:t===c?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.
name=this.text="",this.openTag()):t!==l&&this.fail("disallowed character in attribute name.")}sAttribNameSawWhite(){let t=this.
skipSpaces();switch(t){case l:return;case T:this.state=gt;break;default:this.fail("attribute without value."),this.text=
"",this.name="",t===c?this.openTag():w(t)?(this.unget(),this.state=Y):(this.fail("disallowed character in attribute name\
."),this.state=M)}}sAttribValue(){let t=this.getCodeNorm();y(t)?(this.q=t,this.state=Dt):m(t)||(this.fail("unquoted attr\
ibute value."),this.state=At,this.unget())}sAttribValueQuoted(){let{q:t,chunk:s}=this,{i}=this;for(;;)switch(this.getCode()){case t:
this.pushAttrib(this.name,this.text+s.slice(i,this.prevI)),this.name=this.text="",this.q=null,this.state=Me;return;case L:
this.text+=s.slice(i,this.prevI),this.state=P,this.entityReturnState=Dt;return;case C:case p:case J:this.text+=`${s.slice(
i,this.prevI)} `,i=this.i;break;case _:this.text+=s.slice(i,this.prevI),this.fail("disallowed character.");return;case l:
this.text+=s.slice(i);return;default:}}sAttribValueClosed(){let t=this.getCodeNorm();m(t)?this.state=M:t===c?this.openTag():
t===B?this.state=Z:w(t)?(this.fail("no whitespace between attributes."),this.unget(),this.state=Y):this.fail("disallowed\
 character in attribute name.")}sAttribValueUnquoted(){let t=this.captureTo(Be);switch(t){case L:this.state=P,this.entityReturnState=
At;break;case _:this.fail("disallowed character.");break;case l:break;default:this.text.includes("]]>")&&this.fail('the \
string "]]>" is disallowed in char data.'),this.pushAttrib(this.name,this.text),this.name=this.text="",t===c?this.openTag():
this.state=M}}sCloseTag(){let t=this.captureNameChars();t===c?this.closeTag():m(t)?this.state=ke:t!==l&&this.fail("disal\
lowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case c:this.closeTag();break;case l:break;default:
this.fail("disallowed character in closing tag.")}}handleTextInRoot(){let{i:t,forbiddenState:s}=this,{chunk:i,textHandler:a}=this;
t:for(;;)switch(this.getCode()){case _:{if(this.state=G,a!==void 0){let{text:n}=this,o=i.slice(t,this.prevI);n.length!==
0?(a(n+o),this.text=""):o.length!==0&&a(o)}s=E;break t}case L:this.state=P,this.entityReturnState=f,a!==void 0&&(this.text+=
i.slice(t,this.prevI)),s=E;break t;case N:switch(s){case E:s=bt;break;case bt:s=et;break;case et:break;default:throw new Error(
"impossible state")}break;case c:s===et&&this.fail('the string "]]>" is disallowed in char data.'),s=E;break;case p:a!==
void 0&&(this.text+=`${i.slice(t,this.prevI)}
`),t=this.i,s=E;break;case l:a!==void 0&&(this.text+=i.slice(t));break t;default:s=E}this.forbiddenState=s}handleTextOutsideRoot(){
let{i:t}=this,{chunk:s,textHandler:i}=this,a=!1;t:for(;;){let n=this.getCode();switch(n){case _:{if(this.state=G,i!==void 0){
let{text:o}=this,d=s.slice(t,this.prevI);o.length!==0?(i(o+d),this.text=""):d.length!==0&&i(d)}break t}case L:this.state=
P,this.entityReturnState=f,i!==void 0&&(this.text+=s.slice(t,this.prevI)),a=!0;break t;case p:i!==void 0&&(this.text+=`${s.
slice(t,this.prevI)}
`),t=this.i;break;case l:i!==void 0&&(this.text+=s.slice(t));break t;default:m(n)||(a=!0)}}a&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&
(this.fail("text data outside of root node."),this.reportedTextAfterRoot=!0))}pushAttribNS(t,s){var i;let{prefix:a,local:n}=this.
qname(t),o={name:t,prefix:a,local:n,value:s};if(this.attribList.push(o),(i=this.attributeHandler)===null||i===void 0||i.
call(this,o),a==="xmlns"){let d=s.trim();this.currentXMLVersion==="1.0"&&d===""&&this.fail("invalid attempt to undefine \
prefix in XML 1.0"),this.topNS[n]=d,st(this,n,d)}else if(t==="xmlns"){let d=s.trim();this.topNS[""]=d,st(this,"",d)}}pushAttribPlain(t,s){
var i;let a={name:t,value:s};this.attribList.push(a),(i=this.attributeHandler)===null||i===void 0||i.call(this,a)}end(){
var t,s;this.sawRoot||this.fail("document must contain a root element.");let{tags:i}=this;for(;i.length>0;){let n=i.pop();
this.fail(`unclosed tag: ${n.name}`)}this.state!==pt&&this.state!==f&&this.fail("unexpected end.");let{text:a}=this;return a.
length!==0&&((t=this.textHandler)===null||t===void 0||t.call(this,a),this.text=""),this._closed=!0,(s=this.endHandler)===
null||s===void 0||s.call(this),this._init(),this}resolve(t){var s,i;let a=this.topNS[t];if(a!==void 0)return a;let{tags:n}=this;
for(let o=n.length-1;o>=0;o--)if(a=n[o].ns[t],a!==void 0)return a;return a=this.ns[t],a!==void 0?a:(i=(s=this.opt).resolvePrefix)===
null||i===void 0?void 0:i.call(s,t)}qname(t){let s=t.indexOf(":");if(s===-1)return{prefix:"",local:t};let i=t.slice(s+1),
a=t.slice(0,s);return(a===""||i===""||i.includes(":"))&&this.fail(`malformed name: ${t}.`),{prefix:a,local:i}}processAttribsNS(){
var t;let{attribList:s}=this,i=this.tag;{let{prefix:o,local:d}=this.qname(i.name);i.prefix=o,i.local=d;let g=i.uri=(t=this.
resolve(o))!==null&&t!==void 0?t:"";o!==""&&(o==="xmlns"&&this.fail('tags may not have "xmlns" as prefix.'),g===""&&(this.
fail(`unbound namespace prefix: ${JSON.stringify(o)}.`),i.uri=o))}if(s.length===0)return;let{attributes:a}=i,n=new Set;for(let o of s){
let{name:d,prefix:g,local:Ht}=o,D,v;g===""?(D=d==="xmlns"?S:"",v=d):(D=this.resolve(g),D===void 0&&(this.fail(`unbound n\
amespace prefix: ${JSON.stringify(g)}.`),D=g),v=`{${D}}${Ht}`),n.has(v)&&this.fail(`duplicate attribute: ${v}.`),n.add(v),
o.uri=D,a[d]=o}this.attribList=[]}processAttribsPlain(){let{attribList:t}=this,s=this.tag.attributes;for(let{name:i,value:a}of t)
s[i]!==void 0&&this.fail(`duplicate attribute: ${i}.`),s[i]=a;this.attribList=[]}openTag(){var t;this.processAttribs();let{
tags:s}=this,i=this.tag;i.isSelfClosing=!1,(t=this.openTagHandler)===null||t===void 0||t.call(this,i),s.push(i),this.state=
f,this.name=""}openSelfClosingTag(){var t,s,i;this.processAttribs();let{tags:a}=this,n=this.tag;n.isSelfClosing=!0,(t=this.
openTagHandler)===null||t===void 0||t.call(this,n),(s=this.closeTagHandler)===null||s===void 0||s.call(this,n),(this.tag=
(i=a[a.length-1])!==null&&i!==void 0?i:null)===null&&(this.closedRoot=!0),this.state=f,this.name=""}closeTag(){let{tags:t,
name:s}=this;if(this.state=f,this.name="",s===""){this.fail("weird empty close tag."),this.text+="</>";return}let i=this.
closeTagHandler,a=t.length;for(;a-- >0;){let n=this.tag=t.pop();if(this.topNS=n.ns,i?.(n),n.name===s)break;this.fail("un\
expected close tag.")}a===0?this.closedRoot=!0:a<0&&(this.fail(`unmatched closing tag: ${s}.`),this.text+=`</${s}>`)}parseEntity(t){
if(t[0]!=="#"){let i=this.ENTITIES[t];return i!==void 0?i:(this.fail(this.isName(t)?"undefined entity.":"disallowed char\
acter in entity name."),`&${t};`)}let s=NaN;return t[1]==="x"&&/^#x[0-9a-f]+$/i.test(t)?s=parseInt(t.slice(2),16):/^#[0-9]+$/.
test(t)&&(s=parseInt(t.slice(1),10)),this.isChar(s)?String.fromCodePoint(s):(this.fail("malformed character entity."),`&${t}\
;`)}};R.SaxesParser=it});var We={};Vt(We,{SaxesParser:()=>Ot.SaxesParser});module.exports=Ut(We);var Ot=qt(Pt());0&&(module.exports={SaxesParser});
