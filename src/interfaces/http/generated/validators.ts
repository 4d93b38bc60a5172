// @ts-nocheck
// Written by `npm run openapi` from the schemas, with Ajv: change the schemas instead.
import { ConfigSchema } from '../config-schema.js'

export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: object
  readonly parentSchema: object
  readonly data: unknown
  readonly message: string
}

export interface Validate {
  (value: unknown): boolean
  /** All errors of the last call, or null. */
  errors: ValidationError[] | null
}

/** The validator of each schema. */
export const VALIDATORS: ReadonlyMap<object, Validate> = new Map([
  [ConfigSchema, validateConfigSchema],
])

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

function join(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

const schemaConfigSchema = ConfigSchema;

function validateConfigSchema(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfigSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.port === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.store === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "store"},message:"must have required property '"+"store"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.storeConnections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "storeConnections"},message:"must have required property '"+"storeConnections"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.resolutions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resolutions"},message:"must have required property '"+"resolutions"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.overlay === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overlay"},message:"must have required property '"+"overlay"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.plans === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.corsOrigin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "corsOrigin"},message:"must have required property '"+"corsOrigin"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.auth === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auth"},message:"must have required property '"+"auth"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcIssuer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcIssuer"},message:"must have required property '"+"oidcIssuer"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcAudience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcAudience"},message:"must have required property '"+"oidcAudience"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcJwksUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcJwksUrl"},message:"must have required property '"+"oidcJwksUrl"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcAccountClaim === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcAccountClaim"},message:"must have required property '"+"oidcAccountClaim"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcNewAccounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcNewAccounts"},message:"must have required property '"+"oidcNewAccounts"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcPlanClaim === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcPlanClaim"},message:"must have required property '"+"oidcPlanClaim"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.oidcPlan === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oidcPlan"},message:"must have required property '"+"oidcPlan"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.keyInUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keyInUrl"},message:"must have required property '"+"keyInUrl"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.embedOrigins === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "embedOrigins"},message:"must have required property '"+"embedOrigins"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.publicUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "publicUrl"},message:"must have required property '"+"publicUrl"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.securityContact === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "securityContact"},message:"must have required property '"+"securityContact"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.logLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "logLevel"},message:"must have required property '"+"logLevel"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.metricsAddress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "metricsAddress"},message:"must have required property '"+"metricsAddress"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.trustedProxies === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trustedProxies"},message:"must have required property '"+"trustedProxies"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.publishRoutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "publishRoutes"},message:"must have required property '"+"publishRoutes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.demoAccount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "demoAccount"},message:"must have required property '"+"demoAccount"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.tokenDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tokenDays"},message:"must have required property '"+"tokenDays"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.tokenIdleDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tokenIdleDays"},message:"must have required property '"+"tokenIdleDays"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.publicRequestsPerMinute === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "publicRequestsPerMinute"},message:"must have required property '"+"publicRequestsPerMinute"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.loginRequestsPerMinute === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loginRequestsPerMinute"},message:"must have required property '"+"loginRequestsPerMinute"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.loginFailures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loginFailures"},message:"must have required property '"+"loginFailures"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.loginWaitMinutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loginWaitMinutes"},message:"must have required property '"+"loginWaitMinutes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.mailRequestsPerMinute === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mailRequestsPerMinute"},message:"must have required property '"+"mailRequestsPerMinute"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.smtpUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "smtpUrl"},message:"must have required property '"+"smtpUrl"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.smtpTls === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "smtpTls"},message:"must have required property '"+"smtpTls"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.mailFrom === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mailFrom"},message:"must have required property '"+"mailFrom"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.factorPack === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "factorPack"},message:"must have required property '"+"factorPack"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.shipTable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shipTable"},message:"must have required property '"+"shipTable"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.laws === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "laws"},message:"must have required property '"+"laws"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.memoryMegabytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memoryMegabytes"},message:"must have required property '"+"memoryMegabytes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.threads === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "threads"},message:"must have required property '"+"threads"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.maxCalculations === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxCalculations"},message:"must have required property '"+"maxCalculations"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.maxRequestsInFlight === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxRequestsInFlight"},message:"must have required property '"+"maxRequestsInFlight"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.maxBodyMegabytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxBodyMegabytes"},message:"must have required property '"+"maxBodyMegabytes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.storedAnswerMegabytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "storedAnswerMegabytes"},message:"must have required property '"+"storedAnswerMegabytes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.webhookNetworks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "webhookNetworks"},message:"must have required property '"+"webhookNetworks"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.retentionDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retentionDays"},message:"must have required property '"+"retentionDays"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.cacheMegabytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cacheMegabytes"},message:"must have required property '"+"cacheMegabytes"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.deadlineSeconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deadlineSeconds"},message:"must have required property '"+"deadlineSeconds"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.drainSeconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "drainSeconds"},message:"must have required property '"+"drainSeconds"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.stopDelaySeconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stopDelaySeconds"},message:"must have required property '"+"stopDelaySeconds"+"'",parentSchema:schemaConfigSchema,data});
errors++;
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.host,data:data0});
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.port,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",parentSchema:schemaConfigSchema.properties.port,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaConfigSchema.properties.port,data:data1});
errors++;
}
}
}
if(data.store !== undefined){
let data2 = data.store;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/store",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.store,data:data2});
errors++;
}
}
if(data.storeConnections !== undefined){
let data3 = data.storeConnections;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/storeConnections",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.storeConnections,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/storeConnections",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.storeConnections,data:data3});
errors++;
}
}
}
if(data.data !== undefined){
let data4 = data.data;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.data,data:data4});
errors++;
}
}
if(data.resolutions !== undefined){
let data5 = data.resolutions;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resolutions",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.resolutions,data:data5});
errors++;
}
}
if(data.overlay !== undefined){
let data6 = data.overlay;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/overlay",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.overlay,data:data6});
errors++;
}
}
if(data.plans !== undefined){
let data7 = data.plans;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/plans",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.plans,data:data7});
errors++;
}
}
if(data.corsOrigin !== undefined){
let data8 = data.corsOrigin;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/corsOrigin",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.corsOrigin,data:data8});
errors++;
}
}
if(data.auth !== undefined){
let data9 = data.auth;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.auth,data:data9});
errors++;
}
if(!(((data9 === "accounts") || (data9 === "keys")) || (data9 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"enum",params:{allowedValues: schemaConfigSchema.properties.auth.enum},message:"must be equal to one of the allowed values",parentSchema:schemaConfigSchema.properties.auth,data:data9});
errors++;
}
}
if(data.oidcIssuer !== undefined){
let data10 = data.oidcIssuer;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcIssuer",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcIssuer,data:data10});
errors++;
}
}
if(data.oidcAudience !== undefined){
let data11 = data.oidcAudience;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcAudience",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcAudience,data:data11});
errors++;
}
}
if(data.oidcJwksUrl !== undefined){
let data12 = data.oidcJwksUrl;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcJwksUrl",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcJwksUrl,data:data12});
errors++;
}
}
if(data.oidcAccountClaim !== undefined){
let data13 = data.oidcAccountClaim;
if(typeof data13 === "string"){
if(lengthOf(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/oidcAccountClaim",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",parentSchema:schemaConfigSchema.properties.oidcAccountClaim,data:data13});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/oidcAccountClaim",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcAccountClaim,data:data13});
errors++;
}
}
if(data.oidcNewAccounts !== undefined){
let data14 = data.oidcNewAccounts;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcNewAccounts",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcNewAccounts,data:data14});
errors++;
}
if(!((data14 === "reject") || (data14 === "create"))){
(vErrors ??= []).push({instancePath:instancePath+"/oidcNewAccounts",keyword:"enum",params:{allowedValues: schemaConfigSchema.properties.oidcNewAccounts.enum},message:"must be equal to one of the allowed values",parentSchema:schemaConfigSchema.properties.oidcNewAccounts,data:data14});
errors++;
}
}
if(data.oidcPlanClaim !== undefined){
let data15 = data.oidcPlanClaim;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcPlanClaim",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcPlanClaim,data:data15});
errors++;
}
}
if(data.oidcPlan !== undefined){
let data16 = data.oidcPlan;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oidcPlan",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.oidcPlan,data:data16});
errors++;
}
}
if(data.keyInUrl !== undefined){
let data17 = data.keyInUrl;
if(typeof data17 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/keyInUrl",keyword:"type",params:{type: "boolean"},message:"must be boolean",parentSchema:schemaConfigSchema.properties.keyInUrl,data:data17});
errors++;
}
}
if(data.embedOrigins !== undefined){
let data18 = data.embedOrigins;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/embedOrigins",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.embedOrigins,data:data18});
errors++;
}
}
if(data.publicUrl !== undefined){
let data19 = data.publicUrl;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/publicUrl",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.publicUrl,data:data19});
errors++;
}
}
if(data.securityContact !== undefined){
let data20 = data.securityContact;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/securityContact",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.securityContact,data:data20});
errors++;
}
}
if(data.logLevel !== undefined){
let data21 = data.logLevel;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/logLevel",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.logLevel,data:data21});
errors++;
}
if(!(((((data21 === "silent") || (data21 === "error")) || (data21 === "warn")) || (data21 === "info")) || (data21 === "debug"))){
(vErrors ??= []).push({instancePath:instancePath+"/logLevel",keyword:"enum",params:{allowedValues: schemaConfigSchema.properties.logLevel.enum},message:"must be equal to one of the allowed values",parentSchema:schemaConfigSchema.properties.logLevel,data:data21});
errors++;
}
}
if(data.metricsAddress !== undefined){
let data22 = data.metricsAddress;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metricsAddress",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.metricsAddress,data:data22});
errors++;
}
}
if(data.trustedProxies !== undefined){
let data23 = data.trustedProxies;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/trustedProxies",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.trustedProxies,data:data23});
errors++;
}
}
if(data.publishRoutes !== undefined){
let data24 = data.publishRoutes;
if(typeof data24 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/publishRoutes",keyword:"type",params:{type: "boolean"},message:"must be boolean",parentSchema:schemaConfigSchema.properties.publishRoutes,data:data24});
errors++;
}
}
if(data.demoAccount !== undefined){
let data25 = data.demoAccount;
if(typeof data25 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/demoAccount",keyword:"type",params:{type: "boolean"},message:"must be boolean",parentSchema:schemaConfigSchema.properties.demoAccount,data:data25});
errors++;
}
}
if(data.tokenDays !== undefined){
let data26 = data.tokenDays;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokenDays",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.tokenDays,data:data26});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/tokenDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.tokenDays,data:data26});
errors++;
}
}
}
if(data.tokenIdleDays !== undefined){
let data27 = data.tokenIdleDays;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokenIdleDays",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.tokenIdleDays,data:data27});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/tokenIdleDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.tokenIdleDays,data:data27});
errors++;
}
}
}
if(data.publicRequestsPerMinute !== undefined){
let data28 = data.publicRequestsPerMinute;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/publicRequestsPerMinute",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.publicRequestsPerMinute,data:data28});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/publicRequestsPerMinute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.publicRequestsPerMinute,data:data28});
errors++;
}
}
}
if(data.loginRequestsPerMinute !== undefined){
let data29 = data.loginRequestsPerMinute;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/loginRequestsPerMinute",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.loginRequestsPerMinute,data:data29});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/loginRequestsPerMinute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.loginRequestsPerMinute,data:data29});
errors++;
}
}
}
if(data.loginFailures !== undefined){
let data30 = data.loginFailures;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/loginFailures",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.loginFailures,data:data30});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/loginFailures",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.loginFailures,data:data30});
errors++;
}
}
}
if(data.loginWaitMinutes !== undefined){
let data31 = data.loginWaitMinutes;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/loginWaitMinutes",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.loginWaitMinutes,data:data31});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/loginWaitMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.loginWaitMinutes,data:data31});
errors++;
}
}
}
if(data.mailRequestsPerMinute !== undefined){
let data32 = data.mailRequestsPerMinute;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/mailRequestsPerMinute",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.mailRequestsPerMinute,data:data32});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/mailRequestsPerMinute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.mailRequestsPerMinute,data:data32});
errors++;
}
}
}
if(data.smtpUrl !== undefined){
let data33 = data.smtpUrl;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/smtpUrl",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.smtpUrl,data:data33});
errors++;
}
}
if(data.smtpTls !== undefined){
let data34 = data.smtpTls;
if(typeof data34 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/smtpTls",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.smtpTls,data:data34});
errors++;
}
if(!(((data34 === "auto") || (data34 === "required")) || (data34 === "optional"))){
(vErrors ??= []).push({instancePath:instancePath+"/smtpTls",keyword:"enum",params:{allowedValues: schemaConfigSchema.properties.smtpTls.enum},message:"must be equal to one of the allowed values",parentSchema:schemaConfigSchema.properties.smtpTls,data:data34});
errors++;
}
}
if(data.mailFrom !== undefined){
let data35 = data.mailFrom;
if(typeof data35 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mailFrom",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.mailFrom,data:data35});
errors++;
}
}
if(data.factorPack !== undefined){
let data36 = data.factorPack;
if(typeof data36 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factorPack",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.factorPack,data:data36});
errors++;
}
}
if(data.shipTable !== undefined){
let data37 = data.shipTable;
if(typeof data37 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shipTable",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.shipTable,data:data37});
errors++;
}
}
if(data.laws !== undefined){
let data38 = data.laws;
if(typeof data38 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/laws",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.laws,data:data38});
errors++;
}
}
if(data.memoryMegabytes !== undefined){
let data39 = data.memoryMegabytes;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/memoryMegabytes",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.memoryMegabytes,data:data39});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/memoryMegabytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.memoryMegabytes,data:data39});
errors++;
}
}
}
if(data.threads !== undefined){
let data40 = data.threads;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/threads",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.threads,data:data40});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/threads",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.threads,data:data40});
errors++;
}
}
}
if(data.maxCalculations !== undefined){
let data41 = data.maxCalculations;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxCalculations",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.maxCalculations,data:data41});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 1 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/maxCalculations",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.maxCalculations,data:data41});
errors++;
}
}
}
if(data.maxRequestsInFlight !== undefined){
let data42 = data.maxRequestsInFlight;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxRequestsInFlight",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.maxRequestsInFlight,data:data42});
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 1 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/maxRequestsInFlight",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.maxRequestsInFlight,data:data42});
errors++;
}
}
}
if(data.maxBodyMegabytes !== undefined){
let data43 = data.maxBodyMegabytes;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxBodyMegabytes",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.maxBodyMegabytes,data:data43});
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 1 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/maxBodyMegabytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.maxBodyMegabytes,data:data43});
errors++;
}
}
}
if(data.storedAnswerMegabytes !== undefined){
let data44 = data.storedAnswerMegabytes;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/storedAnswerMegabytes",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.storedAnswerMegabytes,data:data44});
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 1 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/storedAnswerMegabytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.storedAnswerMegabytes,data:data44});
errors++;
}
}
}
if(data.webhookNetworks !== undefined){
let data45 = data.webhookNetworks;
if(typeof data45 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/webhookNetworks",keyword:"type",params:{type: "string"},message:"must be string",parentSchema:schemaConfigSchema.properties.webhookNetworks,data:data45});
errors++;
}
}
if(data.retentionDays !== undefined){
let data46 = data.retentionDays;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.retentionDays,data:data46});
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/retentionDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.retentionDays,data:data46});
errors++;
}
}
}
if(data.cacheMegabytes !== undefined){
let data47 = data.cacheMegabytes;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheMegabytes",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.cacheMegabytes,data:data47});
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/cacheMegabytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.cacheMegabytes,data:data47});
errors++;
}
}
}
if(data.deadlineSeconds !== undefined){
let data48 = data.deadlineSeconds;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineSeconds",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.deadlineSeconds,data:data48});
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 1 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineSeconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.deadlineSeconds,data:data48});
errors++;
}
}
}
if(data.drainSeconds !== undefined){
let data49 = data.drainSeconds;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/drainSeconds",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.drainSeconds,data:data49});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 1 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/drainSeconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",parentSchema:schemaConfigSchema.properties.drainSeconds,data:data49});
errors++;
}
}
}
if(data.stopDelaySeconds !== undefined){
let data50 = data.stopDelaySeconds;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/stopDelaySeconds",keyword:"type",params:{type: "integer"},message:"must be integer",parentSchema:schemaConfigSchema.properties.stopDelaySeconds,data:data50});
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/stopDelaySeconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",parentSchema:schemaConfigSchema.properties.stopDelaySeconds,data:data50});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object",parentSchema:schemaConfigSchema,data});
errors++;
}
validateConfigSchema.errors = vErrors;
return errors === 0;
}
